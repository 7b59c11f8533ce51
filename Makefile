# Makefile - all rules of drawboard (GNU make). `make help` names the goals.
#
# What depends on the machine comes from config.mk, which configure writes and `make` keeps fresh by itself.
# Output goes to build/: objects in build/std, build/san (SAN=1), build/cov and build/fuzz, one tree a variant.

srcdir := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
makefile := $(lastword $(MAKEFILE_LIST))
build := build

.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules
Q := $(if $(V),,@)

# Goals of their own file come last; the first goal is the default.
all:

# --- goals that need no configuration ------------------------------------------------------------------------------

all_setups := setup setup-quality setup-long
setup_goals := $(filter $(all_setups),$(MAKECMDGOALS))
other_goals := $(filter-out $(all_setups),$(MAKECMDGOALS))
plain_goals := help clean distclean format format-check

help:
	@sed -n 's/^#: //p' $(makefile)

#: make                 build build/drawboard, build/libpairing.a and the shared library
#: make setup           install what is missing to build and test (setup-quality: the linters as well; setup-long: the browser,
#:                      fonts, zsh and debootstrap of the long tests)
#: make run             open the sample event on the draw board
#: make check           build and run every test (SUITE=name one of them, SAN=1 with sanitizers, LONG=1 the long ones:
#:                      what setup-long installs and is not there is skipped, which a line says)
#: make valgrind        the tests under valgrind
#: make lint            cppcheck, clang-tidy, format-check, check-layers, the man pages
#: make analyze         gcc -fanalyzer
#: make fuzz            every fuzz target for FUZZ_SECONDS=10, or the same FUZZ_RUNS=n every time
#: make coverage        line coverage of the tests
#: make bench           how fast the engines are
#: make install         program, library, man pages, data (prefix=, DESTDIR=); uninstall
#: make static          one file for any Linux, without PDF and libedit; check-static tries it where there is nothing else
#: make deb             a Debian package; check-deb has lintian look at it and tries it in a bare Debian, as root
#: make dist            a source archive, the same bytes each time; distcheck tries it
#: make format          put the source into the house style
#: make clean           remove build/; distclean: what configure made as well
#: Variables: V=1 shows commands, WERROR=1 makes warnings errors, SAN=1 builds with ASan and UBSan.

setup_sh := $(srcdir)/.ci/setup

clean:
	rm -rf $(build)

distclean: clean
	rm -rf autom4te.cache aclocal.m4 config.mk config.h config.log config.status
	rm -f $(srcdir)/configure $(srcdir)/configure~ $(srcdir)/aclocal.m4 $(srcdir)/src/config.h.in $(srcdir)/src/config.h.in~
	rm -rf $(srcdir)/autom4te.cache

# The files of one pattern in a folder and the two levels below it.
below = $(wildcard $(1)/$(2) $(1)/*/$(2) $(1)/*/*/$(2))

formatted := $(wildcard $(srcdir)/include/*.h) $(call below,$(srcdir)/src/*,*.[ch]) $(call below,$(srcdir)/tests,*.[ch])

# Comments over 100 columns, which clang-format leaves alone; a line with a string in it may be wider. Bytes that continue a
# letter are not counted.
define too_wide
	!/["\047]/ {
		gsub(/[\200-\277]/, "")
		width = 0
		for (i = 1; i <= length($$0); i++)
			width += substr($$0, i, 1) == "\t" ? 8 - width % 8 : 1
		if (width > 100 && !/^ \* -*$$/) { print FILENAME ":" FNR ": over 100 columns"; bad = 1 }
	}
	END { exit bad }
endef
export too_wide

format:
	$(Q)clang-format -i --style=file $(formatted)

format-check:
	$(Q)clang-format --style=file --dry-run -Werror $(formatted)
	$(Q)LC_ALL=C awk "$$too_wide" $(formatted)

ifneq ($(setup_goals),)

# Nothing may be configured, not even found, before setup is through: it then runs make again for the other goals.
first_setup := $(firstword $(setup_goals))
$(first_setup):
	@sh $(setup_sh) $(patsubst setup-%,%,$(filter setup-%,$(setup_goals)))
	@$(if $(other_goals),$(MAKE) -f $(makefile) --no-print-directory $(other_goals))
$(filter-out $(first_setup),$(setup_goals)): $(first_setup)
	@:
$(filter-out $(plain_goals),$(other_goals)): $(setup_goals)
	@:
.PHONY: $(all_setups) $(other_goals)

else

$(all_setups):
ifneq ($(filter-out $(plain_goals),$(or $(MAKECMDGOALS),all)),)

# --- configuration ---------------------------------------------------------------------------------------------------

include config.mk

$(srcdir)/configure: $(srcdir)/configure.ac
	@command -v autoreconf >/dev/null && command -v aclocal >/dev/null || \
		{ echo 'autoconf, automake and pkg-config are needed first; run: make setup' >&2; exit 1; }
	cd $(srcdir) && autoreconf
	@touch $@

config.status: $(srcdir)/configure
	@if test -f $@; then echo './config.status --recheck'; ./config.status --recheck; \
	else $(srcdir)/configure $(CONFIGURE_FLAGS); fi

config.mk: config.status $(srcdir)/src/config.mk.in
	@./config.status --silent config.mk config.h makefile
	@touch config.mk config.h

config.h: config.mk
	@test -f $@ || ./config.status --silent config.h

# --- flags -----------------------------------------------------------------------------------------------------------

VARIANT := $(if $(SAN),san,std)
O := $(build)/$(VARIANT)
program := $(if $(filter std,$(VARIANT)),$(build)/drawboard,$(O)/drawboard)
libpairing := $(if $(filter std,$(VARIANT)),$(build)/libpairing.a,$(O)/libpairing.a)

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wpointer-arith \
	-Wwrite-strings -Wformat=2 -Wundef -Wvla

# What gcc warns of with sanitizers alone, because they hide from it what it knows otherwise.
gcc_guesses = $(if $(findstring clang,$(CC)),,-Wno-format-truncation -Wno-maybe-uninitialized)

cflags_std = $(HARDENING_CFLAGS) -fPIE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3
ldflags_std = $(HARDENING_LDFLAGS)
cflags_san = -O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all $(gcc_guesses)
ldflags_san = -fsanitize=address,undefined
cflags_cov = -O0 --coverage
ldflags_cov = --coverage
cflags_fuzz = -O1 -fno-omit-frame-pointer -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
ldflags_fuzz = -fsanitize=fuzzer,address,undefined

ALL_CFLAGS = -std=c17 $(CFLAGS) $(cflags_$(VARIANT)) $(WARNINGS)
ALL_LDFLAGS = $(ldflags_$(VARIANT)) $(LDFLAGS)
compile = $(CC) $(ALL_CFLAGS) $(if $(WERROR),-Werror) $(CPPFLAGS) -MMD -MP

# What a layer may see, besides itself and the public headers of the library: its include path holds these folders and no
# other, so that the compiler refuses the rest. The pure layers see neither config.h nor a library.
src := $(srcdir)/src
seen_by_core :=
seen_by_disk :=
seen_by_formats := core
seen_by_board := core
seen_by_store := core disk
seen_by_print := core disk
seen_by_app := core disk formats store
# disk: for the file in which print gathers a list
seen_by_paper := core disk app print
seen_by_tui := core disk app board print paper
seen_by_plain := core app board
seen_by_cli := core disk formats store app board print paper tui plain
layers := core disk formats board store print app paper tui plain cli
# Of the library only what is said of the rule books, besides its public headers.
traits := pairing/book/traits.h
see_traits := board app tui cli

public := -I$(srcdir)/include
flags_pairing = $(public) -I$(src)/pairing -Wconversion $(PIC_CFLAGS)
flags_store = -I. $(SQLITE_CFLAGS)
flags_disk = -I.
flags_app = -I. $(public)
# its headers are not ours to mend
flags_print = -I. $(patsubst -I%,-isystem %,$(PANGO_CFLAGS))
flags_paper = -I. $(public)
flags_tui = -I. $(public) $(NCURSES_CFLAGS)
flags_plain = -I. $(public) $(LIBEDIT_CFLAGS)
flags_cli = -I. $(public)
layer_flags = $(flags_$(1)) $(if $(filter $(1),$(layers)),-I$(build)/seen/$(1))
layer_of = $(firstword $(subst /, ,$(1)))

# A folder of links a layer.
$(build)/seen: $(makefile)
	@rm -rf $@
	@$(foreach layer,$(layers),mkdir -p $@/$(layer) && \
		ln -s $(foreach seen,$(layer) $(seen_by_$(layer)),$(abspath $(src))/$(seen)) $@/$(layer) &&) true
	@$(foreach layer,$(see_traits),mkdir -p $@/$(layer)/$(dir $(traits)) && \
		ln -s $(abspath $(src))/$(traits) $@/$(layer)/$(traits) &&) true
	@touch $@

# --- program and library ---------------------------------------------------------------------------------------------

sources := $(sort $(call below,$(src)/*,*.c))
objects := $(patsubst $(src)/%.c,$(O)/%.o,$(sources))
pairing_objects := $(filter $(O)/pairing/%,$(objects))
main_object := $(filter $(O)/cli/main.o,$(objects))
schemas := $(sort $(wildcard $(srcdir)/data/schema/[0-9]*.sql))
schema_now := $(srcdir)/data/schema/now.sql
schema_object := $(if $(schemas),$(O)/schema_sql.o)
practice_reports := $(sort $(wildcard $(srcdir)/data/practice/*.trf))
practice_object := $(if $(practice_reports),$(O)/practice_reports.o)
terminals_object := $(O)/terminals.o
inner_objects := $(filter-out $(pairing_objects) $(main_object),$(objects)) $(schema_object) $(practice_object) \
	$(terminals_object)
inner := $(O)/libdrawboard.a
libs = $(NCURSES_LIBS) $(SQLITE_LIBS) $(PANGO_LIBS) $(LIBEDIT_LIBS) $(LIBS)

# Until version 1 any release may change a struct, so that the shared library carries the whole version in its name.
pairing_version := $(shell sed -n 's/^.define PAIRING_VERSION "\(.*\)"$$/\1/p' $(srcdir)/include/pairing.h)
soname := libpairing.so.$(pairing_version)
shared := $(build)/$(soname)
exports := $(src)/pairing/libpairing.map

all: $(libpairing) $(if $(main_object),$(program)) $(if $(filter std,$(VARIANT)),$(shared))

$(program): $(main_object) $(inner) $(libpairing)
	@echo "LINK $@"
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(libs)

# The library with the functions that its files call each other by, for the tests of these files.
engine := $(O)/libengine.a

$(libpairing): $(O)/libpairing.o
$(engine): $(pairing_objects)
$(inner): $(inner_objects)
make_archive = @mkdir -p $(@D) && rm -f $@ $@.new && $(AR) qcs $@.new $^ && mv $@.new $@
$(libpairing) $(engine) $(inner):
	$(make_archive)

# What is installed: one object, or one shared library, in which only the public functions can be seen.
$(O)/libpairing.o: $(pairing_objects)
	@echo "LD $@"
	$(Q)$(LD) -r -o $@.new $^ && $(OBJCOPY) --wildcard --keep-global-symbol='pairing_*' $@.new $@ && rm $@.new

$(shared): $(pairing_objects) $(exports)
	@echo "LINK $@"
	$(Q)$(CC) $(ALL_CFLAGS) -shared -Wl,-soname,$(soname) -Wl,--version-script=$(exports) -Wl,-z,defs \
		$(filter-out -pie,$(ALL_LDFLAGS)) -o $@.new $(pairing_objects) && mv $@.new $@

$(O)/%.o: $(src)/%.c config.h $(O)/flags | $(build)/seen
	@mkdir -p $(@D)
	@echo "CC src/$*.c"
	$(Q)$(compile) $(call layer_flags,$(call layer_of,$*)) -c -o $@ $<

# One string a schema version, in order; then what they come to, a paragraph each, by the names.
$(build)/schema_sql.c: $(schemas) $(schema_now) $(makefile)
	@mkdir -p $(@D)
	@{ echo '#include "store/schema.h"'; echo; echo 'const char *const schema_sql[] = {'; \
	for file in $(schemas); do \
		sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/	"/' -e 's/$$/\\n"/' $$file; echo '	,'; \
	done; echo '};'; echo; echo 'const int schema_count = $(words $(schemas));'; echo; \
	echo 'const struct schema_object schema_now[] = {'; \
	awk 'BEGIN { RS = ""; FS = "\n" } \
		/^CREATE/ { \
			split($$1, word, " "); sub(/;$$/, ""); \
			gsub(/\\/, "\\\\"); gsub(/"/, "\\\""); gsub(/\n/, "\\n\"\n\t\t\""); \
			printf "\t{\"%s\",\n\t\t\"%s\"},\n", word[3], $$0; \
		}' $(schema_now); \
	echo '};'; echo; echo 'const int schema_now_count = sizeof(schema_now) / sizeof(schema_now[0]);'; } >$@

$(schema_object): $(build)/schema_sql.c config.h $(O)/flags | $(build)/seen
	@mkdir -p $(@D)
	$(Q)$(compile) -Wno-overlength-strings $(call layer_flags,store) -c -o $@ $<

# The practice positions: a name and one string each.
$(build)/practice_reports.c: $(practice_reports) $(makefile)
	@mkdir -p $(@D)
	@{ echo '#include "app/practice/sets.h"'; echo; \
	echo 'const struct practice_report practice_reports[] = {'; \
	for file in $(practice_reports); do \
		echo "	{\"$$(basename $$file .trf)\","; \
		sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/	"/' -e 's/$$/\\n"/' $$file; echo '	},'; \
	done; echo '};'; echo; echo 'const int practice_report_count = $(words $(practice_reports));'; } >$@

$(practice_object): $(build)/practice_reports.c config.h $(O)/flags | $(build)/seen
	@mkdir -p $(@D)
	$(Q)$(compile) -Wno-overlength-strings $(call layer_flags,app) -c -o $@ $<

# The terminals that are known even where the machine has no terminfo: a name, and its entry as TERMINFO may hold it.
terminals := linux screen-256color tmux-256color vt100 xterm xterm-256color
$(build)/terminals.c: $(makefile)
	@mkdir -p $(@D)
	@{ echo '#include <stddef.h>'; echo; echo '#include "tui/term/entry.h"'; echo; echo 'const struct term_entry term_entries[] = {'; \
	for name in $(terminals); do \
		hex=$$(infocmp -0 -Q1 $$name 2>/dev/null | grep -o 'hex:[0-9A-F]*') && printf '\t{"%s",\n\t\t"%s"},\n' $$name $$hex; \
	done; echo '	{NULL, NULL},'; echo '};'; } >$@

$(terminals_object): $(build)/terminals.c config.h $(O)/flags | $(build)/seen
	@mkdir -p $(@D)
	$(Q)$(compile) -Wno-overlength-strings $(call layer_flags,tui) -c -o $@ $<

# Other flags, other objects: this file changes when they do.
$(O)/flags: always
	@mkdir -p $(@D)
	@echo '$(CC) $(ALL_CFLAGS) $(PIC_CFLAGS) $(CPPFLAGS) $(ALL_LDFLAGS)' | cmp -s - $@ || \
		echo '$(CC) $(ALL_CFLAGS) $(PIC_CFLAGS) $(CPPFLAGS) $(ALL_LDFLAGS)' >$@

# --- the sample event ------------------------------------------------------------------------------------------------

sample := $(build)/sample/anytown.drawboard

run: $(program) $(sample)
	@$(program) $(sample)

$(sample): | $(program)
	@mkdir -p $(@D)
	@rm -f $@.new*
	@$(program) new $@.new --system caa --rounds 5 --name 'Anytown Congress' --lot white
	@$(program) import $@.new $(srcdir)/data/sample/anytown.csv
	@mv $@.new $@

# --- tests -----------------------------------------------------------------------------------------------------------

tests := $(abspath $(srcdir))/tests
test_sources := $(filter-out $(srcdir)/tests/support/%, \
	$(sort $(foreach names,check_*.c nomem_*.c,$(call below,$(srcdir)/tests,$(names)))))
suites := $(addprefix $(O)/tests/,$(basename $(notdir $(test_sources))))
ifneq ($(SUITE),)
suites := $(filter $(foreach s,$(SUITE),%/$(s) %/check_$(s) %/nomem_$(s)),$(suites))
endif
support_objects := $(patsubst $(srcdir)/tests/%.c,$(O)/tests/%.o,$(sort $(call below,$(srcdir)/tests/support,*.c)))
support := $(O)/tests/libsupport.a
test_flags = -I. -I$(src) -I$(src)/pairing -I$(srcdir)/include -I$(srcdir)/tests -D_GNU_SOURCE \
	-DTESTS_DIR='"$(tests)"' -DDATA_DIR='"$(abspath $(srcdir))/data"' -DDRAWBOARD_PROGRAM='"$(abspath $(program))"' \
	$(CHECK_CFLAGS) $(VTERM_CFLAGS) $(SQLITE_CFLAGS)
test_ldflags = $(ALL_LDFLAGS) -Wl,--wrap=_mark_point
test_libs = $(CHECK_LIBS) $(VTERM_LIBS) $(libs) $(FORKPTY_LIBS)
# Limits are for a machine that is not busy with something else, so give all of them some air.
patience := $(if $(filter std,$(VARIANT)),4,10)
run_tests = $(if $(SAN),LSAN_OPTIONS=suppressions=$(tests)/lsan-suppressions:print_suppressions=0) TEST_SECONDS=$(if $(LONG),14400,1200) CK_TIMEOUT_MULTIPLIER=$(patience) sh $(srcdir)/tests/run-tests

check: check-libraries $(if $(main_object),$(program)) $(suites) $(if $(SUITE),,check-layers $(if $(filter std,$(VARIANT)),check-library $(if $(LONG),check-deb)))
	@$(run_tests) $(suites)

check-libraries:
	@$(if $(TESTS_MISSING),echo 'the tests need $(TESTS_MISSING); run: make setup' >&2; exit 1)

$(support): $(support_objects)
	$(make_archive)

# The suites of a folder are one program, which runs the one by whose name it is called; each name is a link to it. What
# a suite calls main() is renamed to its own name in the object file.
wrap = $(patsubst %,-Wl$(comma)--wrap=%,$(1))
comma := ,
ldflags_tests_pairing_uscf := $(call wrap,matching_solve)
ldflags_tests_print := $(call wrap,write)
ldflags_tests_nomem := $(call wrap,malloc calloc realloc)

define test_program
objects_of_$(1) := $$(patsubst $$(srcdir)/%.c,$$(O)/%.o,$$(filter $$(srcdir)/$(1)/%,$$(foreach source,$$(test_sources),$$(if \
	$$(filter $$(srcdir)/$(1)/,$$(dir $$(source))),$$(source)))))
$$(O)/$(1)/suites.c: always
	@mkdir -p $$(@D)
	@{ echo '#include "support/suites.h"'; \
	for suite in $$(basename $$(notdir $$(objects_of_$(1)))); do echo "int $$$${suite}_main(int argc, char **argv);"; done; \
	echo 'const struct suite suites[] = {'; \
	for suite in $$(basename $$(notdir $$(objects_of_$(1)))); do echo "{\"$$$$suite\", $$$${suite}_main},"; done; \
	echo '{0}};'; } >$$@.new
	@if cmp -s $$@.new $$@; then rm $$@.new; else mv $$@.new $$@; fi
$$(O)/$(1)/suites.o: $$(O)/$(1)/suites.c $$(O)/flags
	$$(Q)$$(compile) $$(test_flags) -c -o $$@ $$<
$$(O)/$(1)/suites: $$(O)/$(1)/suites.o $$(objects_of_$(1)) $$(support) $$(inner) $$(engine)
	@echo "LINK $$@"
	$$(Q)$$(CC) $$(ALL_CFLAGS) $$(test_ldflags) $$(ldflags_$(subst /,_,$(1))) -o $$@ $$(filter %.o %.a,$$^) $$(test_libs)
$$(patsubst %.o,$$(O)/tests/%,$$(notdir $$(objects_of_$(1)))): $$(O)/$(1)/suites
	@ln -sf $(patsubst tests/%,%,$(1))/suites $$@
endef
$(foreach folder,$(sort $(patsubst $(srcdir)/%/,%,$(dir $(test_sources)))),$(eval $(call test_program,$(folder))))

$(O)/tests/%.o: $(srcdir)/tests/%.c config.h $(O)/flags | check-libraries
	@mkdir -p $(@D)
	@echo "CC tests/$*.c"
	$(Q)$(compile) $(test_flags) -c -o $@ $<
	$(if $(filter %/tests/$*.c,$(abspath $(test_sources))),$(Q)$(OBJCOPY) --redefine-sym main=$(notdir $*)_main $@)

# --- more looks at the code ------------------------------------------------------------------------------------------

valgrind := valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite --child-silent-after-fork=yes

valgrind: patience := 40
valgrind: check-libraries $(program) $(suites)
	@CK_FORK=no TEST_PREFIX='$(valgrind)' $(run_tests) $(suites)

coverage:
	@rm -rf $(build)/cov/coverage
	@$(MAKE) -f $(makefile) --no-print-directory VARIANT=cov coverage-run

coverage-run: check
	@for layer in pairing core formats disk store app board print paper tui plain cli; do \
		printf '%-8s ' $$layer; \
		gcovr -r $(srcdir) --object-directory $(O) --filter '.*src/'$$layer'/' --print-summary 2>/dev/null | \
			sed -n 's/^lines: //p'; \
	done

bench_sources := $(sort $(wildcard $(srcdir)/tests/bench/bench_*.c))
benches := $(patsubst $(srcdir)/tests/%.c,$(O)/tests/%,$(bench_sources))

bench: $(benches)
	@set -e; for bench in $(benches); do $$bench; done

$(benches): %: %.o $(support) $(inner) $(engine)
	@echo "LINK $@"
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $(filter %.o %.a,$^) $(test_libs)

FUZZ_SECONDS := 10
# Set, each target makes so many runs, the same ones every time; else it roams for FUZZ_SECONDS.
FUZZ_RUNS :=
fuzz_sources := $(sort $(wildcard $(srcdir)/tests/fuzz/fuzz_*.c))
fuzzers := $(patsubst $(srcdir)/tests/%.c,$(O)/tests/%,$(fuzz_sources))

fuzz:
	@$(MAKE) -f $(makefile) --no-print-directory VARIANT=fuzz CC=clang fuzz-run

fuzz-run: $(fuzzers:%=%.run)

# What the fuzzer learns stays in build/corpus; the seeds are only read.
fuzz_name = $(patsubst fuzz_%.run,%,$(@F))
fuzz_corpus = $(build)/corpus/$(fuzz_name)
fuzz_seeds = $(wildcard $(srcdir)/tests/fuzz/seeds/$(fuzz_name))
fuzz_log = $(O)/$(fuzz_name).log
$(fuzzers:%=%.run): %.run: %
	@mkdir -p $(fuzz_corpus)
	@[ -n "$${TMPDIR-}" ] || { [ ! -w /dev/shm ] || export TMPDIR=/dev/shm; }; \
	if $< $(if $(FUZZ_RUNS),-seed=1 -runs=$(FUZZ_RUNS),-max_total_time=$(FUZZ_SECONDS)) -timeout=10 \
			-artifact_prefix=$(fuzz_corpus)- -verbosity=0 -print_final_stats=1 $(fuzz_corpus) $(fuzz_seeds) \
			>$(fuzz_log) 2>&1 </dev/null && ! grep -q 'ERROR:\|runtime error' $(fuzz_log); then \
		sed -n 's/^stat::number_of_executed_units: */fuzz $(fuzz_name): runs /p' $(fuzz_log); \
	else \
		cat $(fuzz_log); echo 'fuzz $(fuzz_name): FAILED'; exit 1; \
	fi

$(fuzzers): %: %.o $(inner) $(engine)
	@echo "LINK $@"
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $(filter %.o %.a,$^) $(libs)

lint: cppcheck tidy format-check check-layers lint-man

cppcheck:
	$(Q)cppcheck -q --std=c11 --enable=warning,performance,portability --inline-suppr --error-exitcode=1 \
		-D__attribute__\(x\)= --suppress=missingIncludeSystem --suppress=ctunullpointer --suppress=ctuuninitvar \
		-I$(src) -I$(src)/pairing -I$(srcdir)/include $(src)

tidied := $(patsubst $(src)/%.c,$(build)/tidy/%,$(sources))
headers := $(wildcard $(srcdir)/include/*.h) $(call below,$(src)/*,*.h)

tidy: $(tidied)

# The analyzer follows a function for so many states and no further: nearly all of the time of clang-tidy is its own,
# and with a quarter of its default it takes half as long.
analyzer_limit = -Xclang -analyzer-config -Xclang max-nodes=60000

$(build)/tidy/%: $(src)/%.c $(headers) $(srcdir)/.clang-tidy config.h | $(build)/seen
	@mkdir -p $(@D)
	@echo "TIDY src/$*.c"
	$(Q)clang-tidy --quiet $< -- -std=c17 $(call layer_flags,$(call layer_of,$*)) $(analyzer_limit) \
		2>$@.log || { cat $@.log; exit 1; }
	@touch $@

check-layers: $(objects) $(libpairing)
	@NM=$(NM) sh $(srcdir)/tests/check-layers $(srcdir) $(O) $(libpairing)
	@NM=$(NM) sh $(srcdir)/tests/check-circles $(O) $(objects)

# What a program that uses the library finds: where `make install` puts it, in a folder of its own.
stage := $(abspath $(build))/stage

check-library: all
	@rm -rf $(stage)
	@$(MAKE) -f $(makefile) --no-print-directory install DESTDIR=$(stage) >/dev/null
	@CC='$(CC)' CXX='$(CXX)' NM='$(NM)' PKG_CONFIG='$(PKG_CONFIG)' sh $(srcdir)/tests/check-library \
		$(srcdir) $(stage) $(libdir) $(includedir) $(mandir)

# Our own pages refer to each other before they are installed anywhere.
lint-man:
	@! mandoc -T lint $(pages) | grep -v 'referenced manual not found'
	@set -e; for name in $$(sed -n 's/^[a-z].*[ *]\(pairing_[a-z_]*\)(.*/\1/p' $(srcdir)/include/*.h); do \
		grep -q "^\.Nm $$name\( ,\)*$$" $(srcdir)/man/pairing.3 || { echo "pairing.3: no $$name"; exit 1; }; \
		grep -q "^\.F[no] $$name\b" $(srcdir)/man/pairing.3 || { echo "pairing.3: no prototype of $$name"; exit 1; }; \
	done

analyzed := $(patsubst $(src)/%.c,$(build)/analyze/%.o,$(sources))

# Leaks are left to ASan and valgrind: gcc 12 loses track of structures that are copied.
analyze: $(analyzed)

$(build)/analyze/%.o: $(src)/%.c $(headers) config.h | $(build)/seen
	@mkdir -p $(@D)
	@echo "ANALYZE src/$*.c"
	$(Q)gcc -std=c17 -O1 -fanalyzer -Wno-analyzer-malloc-leak -Werror $(CPPFLAGS) $(call layer_flags,$(call layer_of,$*)) -c -o $@ $<

# --- installation ----------------------------------------------------------------------------------------------------

INSTALL := install
pages := $(wildcard $(srcdir)/man/*.[1-9])
data_dir = $(datadir)/$(package)
public_headers := $(wildcard $(srcdir)/include/*.h)
sample_files := $(wildcard $(srcdir)/data/sample/*)
practice_files := $(wildcard $(srcdir)/data/practice/*)

# Where shells look for completions and desktops for programs and kinds of files: all of that is below the data folder.
bash_dir = $(datadir)/bash-completion/completions
zsh_dir = $(datadir)/zsh/site-functions
desktop_dir = $(datadir)/applications
mime_dir = $(datadir)/mime/packages
pkgconfig_dir = $(libdir)/pkgconfig
# The folders of the library as its users are given them, below the prefix where they are.
below_prefix = $(patsubst $(prefix)/%,$${prefix}/%,$(1))

install: all
	$(INSTALL) -d $(DESTDIR)$(bindir) $(DESTDIR)$(libdir) $(DESTDIR)$(pkgconfig_dir) $(DESTDIR)$(includedir) \
		$(DESTDIR)$(data_dir)/sample $(DESTDIR)$(data_dir)/practice \
		$(addprefix $(DESTDIR),$(bash_dir) $(zsh_dir) $(desktop_dir) $(mime_dir))
	$(INSTALL) -m 755 $(program) $(DESTDIR)$(bindir)
	$(INSTALL) -m 644 $(libpairing) $(DESTDIR)$(libdir)
	$(INSTALL) -m 755 $(shared) $(DESTDIR)$(libdir)
	ln -sf $(soname) $(DESTDIR)$(libdir)/libpairing.so
	sed -e 's|@prefix@|$(prefix)|' -e 's|@libdir@|$(call below_prefix,$(libdir))|' \
		-e 's|@includedir@|$(call below_prefix,$(includedir))|' -e 's|@version@|$(pairing_version)|' \
		$(src)/pairing/libpairing.pc.in >$(DESTDIR)$(pkgconfig_dir)/libpairing.pc
	$(INSTALL) -m 644 $(public_headers) $(DESTDIR)$(includedir)
	$(INSTALL) -m 644 $(sample_files) $(DESTDIR)$(data_dir)/sample
	$(INSTALL) -m 644 $(practice_files) $(DESTDIR)$(data_dir)/practice
	$(INSTALL) -m 644 $(srcdir)/data/shell/drawboard.bash $(DESTDIR)$(bash_dir)/drawboard
	$(INSTALL) -m 644 $(srcdir)/data/shell/_drawboard $(DESTDIR)$(zsh_dir)
	$(INSTALL) -m 644 $(srcdir)/data/desktop/drawboard.desktop $(DESTDIR)$(desktop_dir)
	$(INSTALL) -m 644 $(srcdir)/data/desktop/drawboard.xml $(DESTDIR)$(mime_dir)
	set -e; for page in $(pages); do \
		$(INSTALL) -d $(DESTDIR)$(mandir)/man$${page##*.}; \
		$(INSTALL) -m 644 $$page $(DESTDIR)$(mandir)/man$${page##*.}; \
	done

uninstall:
	rm -f $(DESTDIR)$(bindir)/drawboard $(DESTDIR)$(pkgconfig_dir)/libpairing.pc \
		$(foreach file,libpairing.a libpairing.so $(soname),$(DESTDIR)$(libdir)/$(file)) \
		$(patsubst $(srcdir)/include/%,$(DESTDIR)$(includedir)/%,$(public_headers))
	rm -rf $(DESTDIR)$(data_dir)
	rm -f $(addprefix $(DESTDIR),$(bash_dir)/drawboard $(zsh_dir)/_drawboard $(desktop_dir)/drawboard.desktop \
		$(mime_dir)/drawboard.xml)
	rm -f $(foreach page,$(pages),$(DESTDIR)$(mandir)/man$(patsubst .%,%,$(suffix $(page)))/$(notdir $(page)))

# One file for any Linux of this kind of machine: nothing is looked for there but the kernel. Without PDF, which needs fonts;
# with the one locale whose letters are UTF-8, which a C library does not have by itself.
static_folder := $(build)/static
locale := /usr/lib/locale/C.utf8/LC_CTYPE
static:
	@mkdir -p $(static_folder)
	@test -f $(static_folder)/config.status || (cd $(static_folder) && $(abspath $(srcdir))/configure --silent --without-pdf --without-libedit \
		CC='$(CC)' CFLAGS='$(CFLAGS)' CPPFLAGS='-DLOCALE_INSIDE' LDFLAGS='-static-pie' PKG_CONFIG='pkg-config --static')
	@cp $(locale) $(static_folder)/locale && cd $(static_folder) && $(LD) -r -b binary -z noexecstack -o locale.o locale
	@$(MAKE) -C $(static_folder) --no-print-directory build/drawboard LIBS='$(abspath $(static_folder))/locale.o $(LIBS)'
	@! command -v file >/dev/null || file $(static_folder)/build/drawboard | grep -q 'static'
	@echo $(static_folder)/build/drawboard

check-static: static
	@sh $(srcdir)/tests/check-static $(static_folder)/build/drawboard

# A Debian package of the install tree, the same bytes for the same commit.
deb_stage := $(build)/deb
deb: all
	@! test -d $(deb_stage) || rm -rf $(deb_stage)
	@$(MAKE) --no-print-directory install DESTDIR=$(deb_stage) prefix=/usr libdir=/usr/lib >/dev/null
	@sh $(srcdir)/data/desktop/deb $(deb_stage) $(version) $$(git -C $(srcdir) log -1 --format=%ct) \
		$(build)/$(package)_$(version)_$$(dpkg --print-architecture).deb
	@echo $(build)/$(package)_$(version)_$$(dpkg --print-architecture).deb

check-deb: deb
	@sh $(srcdir)/tests/check-deb $(build)/$(package)_$(version)_$$(dpkg --print-architecture).deb

# --- source archive --------------------------------------------------------------------------------------------------

release := $(package)-$(version)
tarball := $(build)/$(release).tar.gz
made_for_release := configure src/config.h.in

# Sorted names, no owner, the time of the last commit: the same commit gives the same bytes.
dist: $(srcdir)/configure
	@mkdir -p $(build)
	@set -e; cd $(srcdir); files=$$(git ls-files); when=$$(git log -1 --format=%ct); cd - >/dev/null; \
	tar -C $(srcdir) --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$$when --mode=u+rw,go=rX --format=ustar \
		--transform='s,^,$(release)/,' -cf - $(made_for_release) $$files | gzip -n9 >$(tarball)
	@echo $(tarball)

distcheck: dist
	@! test -d $(build)/distcheck || chmod -R u+w $(build)/distcheck
	rm -rf $(build)/distcheck
	mkdir -p $(build)/distcheck/build
	tar -C $(build)/distcheck -xzf $(tarball)
	chmod -R a-w $(build)/distcheck/$(release)
	cd $(build)/distcheck/build && ../$(release)/configure --prefix=/drawboard
	$(MAKE) -C $(build)/distcheck/build check
	$(MAKE) -C $(build)/distcheck/build install DESTDIR=$(abspath $(build))/distcheck/stage
	$(build)/distcheck/stage/drawboard/bin/drawboard --version
	$(MAKE) -C $(build)/distcheck/build uninstall DESTDIR=$(abspath $(build))/distcheck/stage
	test -z "$$(find $(build)/distcheck/stage ! -type d)"
	chmod -R u+w $(build)/distcheck
	rm -rf $(build)/distcheck

endif
endif

always:

.PHONY: all help clean distclean format format-check $(all_setups) run check check-libraries always valgrind coverage \
	coverage-run bench fuzz fuzz-run lint cppcheck tidy check-layers check-library lint-man analyze install uninstall static check-static deb check-deb dist distcheck

ifdef O
-include $(shell find $(O) -name '*.d' 2>/dev/null)
endif
