/* A look at a PDF as who opens it first looks: is it whole, and has it its pages? */
#ifndef PRINT_PDF_PROOF_H
#define PRINT_PDF_PROOF_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Head and end are those of a PDF, the end points to its table of objects, and the pages are so
 * many, where they are not packed away in streams of objects (PDF 1.5).
 */
bool pdf_proof(const char *bytes, size_t size, int pages);

#endif
