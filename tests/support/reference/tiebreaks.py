#!/usr/bin/env python3
"""Tie-breaks a second time, written from the regulations alone, to compare drawboard's with.

Reads a tournament report (TRF16 or TRF26) on standard input and prints, apart by tabs, a line of
codes and then a line a player: starting number, rank, points and every figure as a fraction. A
figure that does not apply is "-".

    tiebreaks.py [--rules 2022|2023|2024|2026] [--round N] [--all-play-all] CODE,CODE,...
"""
import sys
from fractions import Fraction

HALF = Fraction(1, 2)

# FIDE B.02 8.1.1: the difference for a percentage from 50 on.
DP = [0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
      166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
      383, 401, 422, 444, 470, 501, 538, 589, 677, 800]
# B.02 8.1.2: up to which difference the higher rated expects .50, .51, ...
PD = [3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
      170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
      391, 411, 432, 456, 484, 517, 559, 619, 735]


def half_up(value):
    return (2 * value + 1).__floor__() // 2


def expected(difference):
    """Hundredths that one expects who has so many rating points more."""
    if difference < 0:
        return 100 - expected(-difference)
    for place, limit in enumerate(PD):
        if difference <= limit:
            return 50 + place
    return 100


class Round:
    """What one player did in a round: his opponent's number or None, and the code of the result."""

    def __init__(self, code, opponent, black):
        self.code, self.opponent, self.black = code, opponent, black
        self.open = False  # not over: the code is what it counts as meanwhile

    def played(self):
        return self.opponent is not None and self.code in "10=WLD"

    def over(self):
        return self.played() and not self.open

    def forfeit(self):
        return self.opponent is not None and self.code in "+-"

    def requested(self):
        return self.opponent is None and self.code in "HZ-"

    def vur(self):
        return self.requested() or (self.forfeit() and self.code == "-")


class Event:
    def __init__(self, text, rules, through, all_play_all):
        self.worth = {"W": Fraction(1), "D": HALF, "L": Fraction(0), "A": Fraction(0)}
        self.rules, self.all_play_all = rules, all_play_all
        self.scheduled, self.fore = 0, None
        self.rating, self.games, self.seen = {}, {}, {}
        rows = [line for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
        for line in rows:
            if line.startswith(("142 ", "XXR ")):
                self.scheduled = int(line[4:])
            elif line.startswith("162"):
                for at in range(5, len(line), 9):
                    if line[at] != " ":
                        self.worth[line[at]] = Fraction(line[at + 1:at + 5].strip())
        self.worth.setdefault("P", self.worth["W"])
        for line in rows:
            if line.startswith("001"):
                self.read_player(line)
        for line in rows:
            if line.startswith("### drawboard: open "):
                self.read_open(line)
        length = through or max(len(games) for games in self.games.values())
        for games in self.games.values():
            games.extend(Round("Z", None, False) for _ in range(length - len(games)))
            del games[length:]
        self.length = length
        self.scheduled = self.scheduled or length

    def read_player(self, line):
        number = int(line[4:8])
        self.rating[number] = int(line[48:52].strip() or 0)
        games = []
        for at in range(91, len(line), 10):
            cell = (line[at:at + 8] + " " * 8)[:8]
            opponent = int(cell[:4].strip() or 0)
            code = cell[7].upper().strip() or "Z"
            games.append(Round(code, opponent or None, cell[5] == "b"))
        self.games[number] = games

    def read_open(self, line):
        """round=1 board=3 as== white=7 black=12: the entries of the two are blank."""
        said = dict(word.split("=", 1) for word in line.split()[3:])
        for side, codes in (("white", "1=0"), ("black", "0=1")):
            game = self.games[int(said[side])][int(said["round"]) - 1]
            game.code = codes["1=0".index(said["as"])]
            game.open = True

    def points_of(self, game):
        if game.opponent is None:
            letter = {"H": "D", "F": "W", "U": "P"}.get(game.code, "A")
        else:
            letter = {"1": "W", "W": "W", "+": "W", "=": "D", "D": "D", "-": "A"}.get(game.code, "L")
        return self.worth[letter]

    def points(self, number, through=None):
        games = self.games[number]
        return sum((self.points_of(game) for game in games[:through]), Fraction(0))

    def as_fore(self):
        if self.fore is None:
            self.fore = self.make_fore()
        return self.fore

    def make_fore(self):
        """The event as if the paired games of the last round were drawn (8.3)."""
        other = Event.__new__(Event)
        other.__dict__.update(self.__dict__)
        other.games, other.seen = {}, {}
        for number, games in self.games.items():
            copy = list(games)
            if len(copy) == self.scheduled and copy[-1].opponent is not None:
                copy[-1] = Round("=", copy[-1].opponent, copy[-1].black)
            other.games[number] = copy
        return other

    # --- articles 15 and 16 ---------------------------------------------------------------------

    def adjusted(self, number):
        """The score of a player as his opponents see it."""
        if number not in self.seen:
            self.seen[number] = self.count_adjusted(number)
        return self.seen[number]

    def count_adjusted(self, number):
        games = self.games[number]
        if self.all_play_all:
            return self.points(number)
        total = Fraction(0)
        for place, game in enumerate(games):
            if self.rules == 2022:
                # all unplayed rounds are draws
                total += self.points_of(game) if game.played() else self.worth["D"]
                continue
            only_vurs = all(later.vur() for later in games[place + 1:])
            if game.requested() and only_vurs:
                total += self.worth["D"]
            else:
                total += self.points_of(game)
        return total

    def dummy(self, number, place):
        """The score of the dummy that stands for the opponent of an unplayed round."""
        game = self.games[number][place]
        if self.rules == 2022:
            later = self.length - place - 1
            return (self.points(number, place) + self.worth["W"] - self.points_of(game)
                    + later * self.worth["D"])
        own = self.points(number)
        if self.rules < 2026:
            return own
        if game.forfeit():
            return min(own, self.adjusted(game.opponent))
        return min(own, self.worth["D"] * self.scheduled)

    def meetings(self, number, forfeits_played):
        """(opponent's score, own points, voluntarily unplayed) of every round."""
        found = []
        for place, game in enumerate(self.games[number]):
            own = self.points_of(game)
            if game.played() or (game.forfeit() and (forfeits_played or self.all_play_all)):
                found.append((self.adjusted(game.opponent), own, False))
            elif not self.all_play_all:
                found.append((self.dummy(number, place), own, game.vur()))
        return found

    def cut_values(self, values, low, high):
        """values: (significance, value, is it a VUR). What is left after the cuts of article 14."""
        values = list(values)
        for _ in range(low):
            if not values:
                break
            least = min(values, key=lambda v: (v[0], v[1]))
            voluntary = [v for v in values if v[2]]
            if voluntary and self.rules >= 2023:
                lowest = min(voluntary, key=lambda v: (v[1], v[0]))
                if lowest[1] >= least[1]:
                    least = lowest
            values.remove(least)
        for _ in range(high):
            if values:
                values.remove(max(values, key=lambda v: (v[0], v[1])))
        return values


# --- the figures of one player ----------------------------------------------------------------------


def buchholz(event, number, how):
    values = [(score, score, vur) for score, own, vur in event.meetings(number, how.forfeits)]
    return sum((v[1] for v in event.cut_values(values, how.low, how.high)), Fraction(0))


def fore_buchholz(event, number, how):
    return buchholz(event.as_fore(), number, how)


def average_buchholz(event, number, how):
    of = event.as_fore() if how.fore else event
    met = [game.opponent for game in event.games[number] if game.played()]
    if not met:
        return Fraction(0)
    return sum((buchholz(of, other, how) for other in met), Fraction(0)) / len(met)


def sonneborn(event, number, how):
    values = [(score, score * own, vur) for score, own, vur in event.meetings(number, how.forfeits)]
    return sum((v[1] for v in event.cut_values(values, how.low, how.high)), Fraction(0))


def progressive(event, number, how):
    sums = [event.points(number, place + 1) for place in range(event.length)]
    return sum(sums[how.low:], Fraction(0))


def regular(event, game):
    """Is it a game for what counts the own record? (15.2: of forfeits, in an all-play-all, wins.)"""
    return game.over() or (event.all_play_all and game.forfeit() and game.code == "+")


def won(event, game):
    return regular(event, game) and game.code in "1W+"


def count(event, number, wanted):
    return Fraction(sum(1 for game in event.games[number] if wanted(game)))


def wins(event, number, how):
    return count(event, number, lambda game: not game.open and event.points_of(game) == event.worth["W"])


def games_won(event, number, how):
    return count(event, number, lambda game: won(event, game))


def black_games(event, number, how):
    return count(event, number, lambda game: regular(event, game) and game.black)


def black_wins(event, number, how):
    return count(event, number, lambda game: won(event, game) and game.black)


def elected(event, number, how):
    return event.length - count(event, number, Round.vur)


def standard(event, number, how):
    total = Fraction(0)
    for place, game in enumerate(event.games[number]):
        if game.open:
            continue
        own = event.points_of(game)
        against = event.worth["D"]
        if game.played():
            against = event.points_of(event.games[game.opponent][place])
        total += 1 if own > against else HALF if own == against else 0
    return total


def koya(event, number, how):
    most = event.length
    if event.all_play_all:
        # who is free in a round cannot score in it
        most = max(sum(1 for game in games if game.opponent is not None)
                   for games in event.games.values())
    limit = event.worth["W"] * most / 2 + how.limit * HALF
    total = Fraction(0)
    for game in event.games[number]:
        if game.played() or (event.all_play_all and game.forfeit()):
            if event.points(game.opponent) >= limit:
                total += event.points_of(game)
    return total


# --- ratings (article 10) ---------------------------------------------------------------------------


def rating(event, number, how):
    return event.rating[number] or how.unrated


def rated_games(event, number):
    """Opponents over the board, and the score against them in ordinary points."""
    games = [game for game in event.games[number] if game.over()]
    score = sum((Fraction(1) if game.code in "1W" else HALF if game.code in "=D" else Fraction(0)
                 for game in games), Fraction(0))
    return [game.opponent for game in games], score


def average_rating(event, number, how):
    """Of all whom he has met, also in a game that is not over."""
    return average_of_ratings(event, met_over_the_board(event, number), how)


def met_over_the_board(event, number):
    return [game.opponent for game in event.games[number] if game.played()]


def average_of_ratings(event, met, how):
    ratings = sorted(rating(event, other, how) for other in met)
    ratings = ratings[how.low:]
    ratings = ratings[:len(ratings) - how.high] if how.high < len(ratings) else \
        ([] if how.high else ratings)
    if not ratings:
        return Fraction(0)
    return Fraction(half_up(Fraction(sum(ratings), len(ratings))))


def performance(event, number, how):
    met, score = rated_games(event, number)
    if not met:
        return Fraction(0)
    percent = half_up(100 * score / len(met))
    gap = DP[percent - 50] if percent >= 50 else -DP[50 - percent]
    plain = How(unrated=how.unrated)
    return average_of_ratings(event, met, plain) + gap


def perfect(event, number, how):
    met, score = rated_games(event, number)
    if not met:
        return Fraction(0)
    ratings = [rating(event, other, how) for other in met]
    if score == 0:
        return Fraction(min(ratings) - 800)
    # what is expected grows with the rating
    low, high = min(ratings) - 800, max(ratings) + 800
    while low < high:
        own = (low + high) // 2
        if sum(expected(own - other) for other in ratings) >= 100 * score:
            high = own
        else:
            low = own + 1
    return Fraction(low)


def average_of(figure):
    def average(event, number, how):
        met = met_over_the_board(event, number)
        if not met:
            return Fraction(0)
        return Fraction(half_up(sum((figure(event, other, how) for other in met), Fraction(0)) / len(met)))
    return average


def own_rating(event, number, how):
    return Fraction(rating(event, number, how) * (-1 if how.reversed else 1))


def own_number(event, number, how):
    return Fraction(number * (1 if how.reversed else -1))


# --- the United States (34E) and Britain ------------------------------------------------------------


def us_score(event, number):
    """The score of an opponent: every unplayed round is a draw."""
    return sum((event.points_of(game) if game.played() else event.worth["D"]
                for game in event.games[number]), Fraction(0))


def us_scores(event, number):
    """Of all rounds, an own unplayed one against 0."""
    return sorted(us_score(event, game.opponent) if game.played() else Fraction(0)
                  for game in event.games[number])


def without(scores, low, high):
    scores = scores[low:]
    return sum(scores[:max(len(scores) - high, 0)], Fraction(0))


def us_ends(event):
    return 2 if event.length >= 9 else 1


def modified_median(event, number, how):
    own, even = 2 * event.points(number), event.worth["W"] * event.length
    ends = us_ends(event)
    return without(us_scores(event, number), ends if own >= even else 0, ends if own <= even else 0)


def median(event, number, how):
    return without(us_scores(event, number), us_ends(event), us_ends(event))


def solkoff(event, number, how):
    return without(us_scores(event, number), 0, 0)


def cumulative(event, number, how):
    unplayed = sum((event.points_of(game) for game in event.games[number] if not game.played()),
                   Fraction(0))
    return progressive(event, number, How()) - unplayed


def opponents_sum(event, number, figure):
    return sum((figure(game.opponent) for game in event.games[number] if game.played()), Fraction(0))


def cumulative_opposition(event, number, how):
    return opponents_sum(event, number, lambda other: cumulative(event, other, how))


def kashdan(event, number, how):
    return Fraction(sum(4 if game.code in "1W" else 2 if game.code in "=D" else 1
                        for game in event.games[number] if game.played()))


def sum_of_scores(event, number, how):
    return opponents_sum(event, number, event.points)


FIGURES = {
    "PTS": lambda event, number, how: event.points(number),
    "BH": buchholz, "FB": fore_buchholz, "AOB": average_buchholz, "SB": sonneborn,
    "PS": progressive, "WIN": wins, "WON": games_won, "BPG": black_games, "BWG": black_wins,
    "REP": elected, "GE": elected, "STD": standard, "KS": koya, "ARO": average_rating,
    "TPR": performance, "PTP": perfect, "APRO": average_of(performance), "APPO": average_of(perfect),
    "RTNG": own_rating, "TPN": own_number,
    "MODMED": modified_median, "MEDIAN": median, "SOLK": solkoff, "CUM": cumulative,
    "CUMOPP": cumulative_opposition, "KASHDAN": kashdan, "SOS": sum_of_scores,
}
NEED_RATINGS = {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"}


class How:
    """One entry of the order: a code and its modifiers."""

    def __init__(self, text="", unrated=0):
        parts = text.upper().split("/")
        self.code = parts[0].removeprefix("OTHER_")
        self.low = self.high = self.limit = 0
        self.forfeits = self.fore = self.reversed = False
        self.unrated = unrated
        for part in parts[1:]:
            if part[0] == "C":
                self.low = int(part[1:])
            elif part[0] == "M":
                self.low = self.high = int(part[1:])
            elif part[0] == "L":
                self.limit = int(part[1:])
            elif part[0] == "U":
                self.unrated = int(part[1:])
            elif part == "P":
                self.forfeits = True
            elif part == "F":
                self.fore = True
            elif part == "R":
                self.reversed = True
            else:
                raise SystemExit(f"no modifier {part}")


# --- direct encounter (article 6) -------------------------------------------------------------------


def encounter_scores(event, group, forfeits):
    """Of each: what he has surely, and what he might have at most, against the others."""
    scores = {}
    for one in group:
        least = most = Fraction(0)
        for other in group:
            if other == one:
                continue
            results = [event.points_of(game) for game in event.games[one]
                       if game.opponent == other and
                       (game.played() or (game.forfeit() and (forfeits or event.all_play_all)))]
            if results:
                mean = sum(results, Fraction(0)) / len(results)
                least, most = least + mean, most + mean
            else:
                least, most = least + event.worth["L"], most + event.worth["W"]
        scores[one] = (least, most)
    return scores


def has_met_all(event, group, forfeits):
    for one in group:
        met = {game.opponent for game in event.games[one]
               if game.played() or (game.forfeit() and (forfeits or event.all_play_all))}
        if any(other != one and other not in met for other in group):
            return False
    return True


def direct_encounter(event, group, forfeits):
    """The group as a list of smaller ones, the best first."""
    if len(group) < 2:
        return [group]
    scores = encounter_scores(event, group, forfeits)
    if has_met_all(event, group, forfeits):
        levels = sorted({scores[one][0] for one in group}, reverse=True)
        if len(levels) == 1:
            return [group]
        found = []
        for level in levels:
            found += direct_encounter(event, [one for one in group if scores[one][0] == level], forfeits)
        return found
    rest, found = list(group), []
    while rest:
        top = [one for one in rest
               if all(scores[one][0] > scores[other][1] for other in rest if other != one)]
        if not top:
            break
        found.append(top)
        rest.remove(top[0])
    if not found:
        return [group]
    return found + (direct_encounter(event, rest, forfeits) if rest else [])


def ranked(event, order):
    groups = [sorted(event.games)]
    figures = {number: {} for number in event.games}
    unrated = any(not rating for rating in event.rating.values())
    for at, how in enumerate(order):
        after = []
        if how.code in NEED_RATINGS and unrated and not how.unrated:
            for number in event.games:
                figures[number][at] = None
            continue
        for group in groups:
            if how.code == "DE":
                parts = direct_encounter(event, group, how.forfeits)
                for place, part in enumerate(parts):
                    for number in part:
                        figures[number][at] = Fraction(place + 1) if len(group) > 1 else None
                after += parts
                continue
            values = {number: FIGURES[how.code](event, number, how) for number in group}
            for number in group:
                figures[number][at] = abs(values[number]) if how.code in ("TPN", "RTNG") else values[number]
            for value in sorted(set(values.values()), reverse=True):
                after.append([number for number in group if values[number] == value])
        groups = after
    ranks, rank = {}, 1
    for group in groups:
        for number in group:
            ranks[number] = rank
        rank += len(group)
    return ranks, figures


def main():
    rules, through, all_play_all, codes = 2026, 0, False, ""
    words = sys.argv[1:]
    while words:
        word = words.pop(0)
        if word == "--rules":
            rules = int(words.pop(0))
        elif word == "--round":
            through = int(words.pop(0))
        elif word == "--all-play-all":
            all_play_all = True
        else:
            codes = word
    event = Event(sys.stdin.read(), rules, through, all_play_all)
    order = [How(code) for code in codes.split(",")]
    if not any(how.code == "PTS" for how in order):
        order.insert(0, How("PTS"))
    ranks, figures = ranked(event, order)
    print("\t".join(["number", "rank"] + [how.code for how in order]))
    for number in sorted(event.games, key=lambda number: (ranks[number], number)):
        row = ["-" if figures[number][at] is None else str(figures[number][at])
               for at in range(len(order))]
        print("\t".join([str(number), str(ranks[number])] + row))


if __name__ == "__main__":
    main()
