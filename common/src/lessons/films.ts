// What was watched of a film: sets of whole seconds, kept as ranges that neither overlap nor touch, in their order.

/** From the one second to before the other. */
export interface FilmRange {
  readonly from: number;
  readonly to: number;
}

/** Seconds: no film is longer. */
export const longestFilm = 12 * 60 * 60;

/** That one session tells; a player begins another session when it has more. */
export const mostRanges = 200;

/** How fast a film may be watched. */
export const fastest = 4;

/** Where films play that are no files of the school and whose players tell what is watched of them. */
export const tellingOrigins = ['https://www.youtube-nocookie.com', 'https://rutube.ru'] as const;

/** What is in either. */
export function union(one: readonly FilmRange[], other: readonly FilmRange[]): FilmRange[] {
  const all = [...one, ...other].toSorted((left, right) => left.from - right.from);
  const joined: FilmRange[] = [];
  for (const range of all) {
    const last = joined.at(-1);
    if (range.to <= range.from) continue;
    if (last === undefined || range.from > last.to) joined.push(range);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return joined;
}

/** What is in both. */
export const intersection = (one: readonly FilmRange[], other: readonly FilmRange[]): FilmRange[] =>
  one.flatMap((left) =>
    other
      .map((right) => ({ from: Math.max(left.from, right.from), to: Math.min(left.to, right.to) }))
      .filter(({ from, to }) => from < to),
  );

export const secondsOf = (ranges: readonly FilmRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** A stretch that was played, in seconds and their parts, as whole seconds: those that were seen for more than half. */
export const wholeSeconds = (from: number, to: number): FilmRange => ({
  from: Math.max(0, Math.round(from)),
  to: Math.min(longestFilm, Math.round(to)),
});
