/* Is there a printer to print on? */
#ifndef PRINT_PRINTER_H
#define PRINT_PRINTER_H

#include <stddef.h>

enum printer_state {
	PRINTER_READY,   /* the system has a default printer */
	PRINTER_NO_LP,   /* there are no programs lp and lpstat */
	PRINTER_NO_ONE,  /* no printer is the default */
	PRINTER_NO_REPLY /* the spooler does not answer */
};

/* Asks the system's spooler, for two seconds at most. name: of the default printer, else "". */
enum printer_state printer_look(char *name, size_t size);

#endif
