# Completion of drawboard for bash, and by bashcompinit for zsh. What can follow is asked of the program itself, so that it
# is true of the one that is installed.

# Commands: the first words of the indented lines.
_drawboard_commands()
{
	"$1" --help 2>/dev/null | sed -n 's/^  \([a-z]\{2,\}\) \{1,\}[A-Z].*/\1/p'
}

# The long options of a command.
_drawboard_options()
{
	"$1" "$2" --help 2>/dev/null | sed -n '/^Options:/,$s/^  [a-z, -]\{4\}\(--[a-z-]*\) .*/\1/p'
}

# What may stand behind EVENT: lists to print, actions of a section; in the first line "EVENT a|b" or "EVENT [a X | b Y]".
_drawboard_words()
{
	local rest

	# the first line goes on in those that are set in
	rest=$("$1" "$2" --help 2>/dev/null | sed '/^$/q' | sed -e ':a' -e '$!{N;ba' -e '}' \
		-e 's/\([a-z]|\)\n  */\1/g' -e 's/\n  */ /g' | sed -n 's/^Usage: drawboard [a-z]* EVENT //p')
	case $rest in
	\[*) printf '%s\n' "$rest" | grep -oE '(^\[|\| )[a-z][a-z-]+' | tr -d '[| ' ;;
	*\|*) printf '%s\n' "${rest%% *}" | tr '|' '\n' | grep '^[a-z]' ;;
	esac
}

# The rule books that a new event can have.
_drawboard_systems()
{
	"$1" new --help 2>/dev/null | sed -e ':a' -e '$!{N;ba' -e '}' -e 's/\n  \{20,\}/ /g' |
		sed -n 's/.*--system ID .*: \([a-z, ]*\)$/\1/p' | tr -d ' ' | tr , '\n'
}

_drawboard()
{
	# bashcompinit gives "--" as the word that is typed where it is empty, so it is looked for where it stands
	local program=$1 typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
	local command=${COMP_WORDS[1]} words='' IFS=$'\n'

	COMPREPLY=()
	if [ "$COMP_CWORD" -eq 1 ] || { [ "$COMP_CWORD" -eq 2 ] && [ "$command" = help ]; }; then
		words=$(_drawboard_commands "$program")
	elif [ "${typed#-}" != "$typed" ]; then
		words=$(_drawboard_options "$program" "$command")
	elif [ "$before" = --system ]; then
		words=$(_drawboard_systems "$program")
	elif [ "$COMP_CWORD" -eq 3 ]; then
		words=$(_drawboard_words "$program" "$command")
	fi
	[ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$typed"))
	if [ "${typed#-}" = "$typed" ] && { [ -z "$words" ] || [ "$COMP_CWORD" -eq 1 ]; }; then
		COMPREPLY+=($(compgen -f -- "$typed"))
		! type compopt >/dev/null 2>&1 || compopt -o filenames
	fi
}

complete -F _drawboard drawboard
