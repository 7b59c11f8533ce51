/* One run of lp or lpstat: started without a shell, fed, listened to, and ended. */
#ifndef PRINT_SPOOL_LP_H
#define PRINT_SPOOL_LP_H

#include "print/spool/spool.h"

enum lp_how {
	LP_ANSWERED, /* it ended; code: its exit status, 128 and more for a signal */
	LP_MISSING,  /* there is no such program */
	LP_LATE,     /* it did not end in time and was stopped */
	LP_STOPPED,  /* it was to be stopped, or not begun */
	LP_FAILED    /* it could not be run; code: errno */
};

struct lp_end {
	enum lp_how how;
	int code;
};

/* said: the beginning of what it wrote, terminated. */
struct lp_end lp_run(const struct spool_job *job, char *said, size_t size);

/* `lpstat -d`, in English, for at most so many seconds: the system's default printer. */
struct lp_end lp_default(int seconds, char *said, size_t size);

#endif
