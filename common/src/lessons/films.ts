// The watched parts of a video: sets of whole seconds, stored as sorted ranges that neither overlap nor touch.

/** From `from` to `to`, exclusive. */
export interface FilmRange {
  readonly from: number;
  readonly to: number;
}

/** The maximum length of a video in seconds. */
export const longestFilm = 12 * 60 * 60;

/** Ranges per session; a player begins another session when it has more. */
export const mostRanges = 200;

/** The maximum playback speed. */
export const fastest = 4;

/** Origins of external players that report playback. */
export const reportingOrigins = ['https://www.youtube-nocookie.com', 'https://rutube.ru'] as const;

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

export const intersection = (one: readonly FilmRange[], other: readonly FilmRange[]): FilmRange[] =>
  one.flatMap((left) =>
    other
      .map((right) => ({ from: Math.max(left.from, right.from), to: Math.min(left.to, right.to) }))
      .filter(({ from, to }) => from < to),
  );

export const secondsOf = (ranges: readonly FilmRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Converts a played interval with fractions to whole seconds: those of which more than half was played.
 */
export const wholeSeconds = (from: number, to: number): FilmRange => ({
  from: Math.max(0, Math.round(from)),
  to: Math.min(longestFilm, Math.round(to)),
});
