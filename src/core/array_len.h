/* How many elements an array has. */
#ifndef CORE_ARRAY_LEN_H
#define CORE_ARRAY_LEN_H

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

#endif
