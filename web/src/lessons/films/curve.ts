// Aggregates a video's statistics by time for charts and tables.
import { timeWords } from './timeWords.ts';

export interface CurvePoint {
  /** Start of the interval in seconds. */
  readonly from: number;
  readonly viewers: number;
  readonly replays: number;
  readonly exits: number;
}

/** Length of a stored interval in seconds. */
const stretch = 5;

/** Maximum number of chart points and table rows. */
const mostPoints = 240;
const mostRows = 20;

/** Fills unwatched intervals and aggregates to at most `most` intervals of equal length. */
export function resample(
  moments: readonly CurvePoint[],
  duration: number,
  most: number,
): CurvePoint[] {
  const count = Math.max(1, Math.ceil(duration / stretch));
  const together = Math.ceil(count / most);
  const pieces = Array.from({ length: Math.ceil(count / together) }, (_, index) => ({
    from: index * together * stretch,
    viewers: 0,
    replays: 0,
    exits: 0,
  }));
  for (const { from, viewers, replays, exits } of moments) {
    // The end of the video belongs to the last interval.
    const piece = pieces[Math.min(pieces.length - 1, Math.floor(from / stretch / together))];
    if (piece === undefined) continue;
    piece.viewers = Math.max(piece.viewers, viewers);
    piece.replays = Math.max(piece.replays, replays);
    piece.exits += exits;
  }
  return pieces;
}

export const curveOf = (moments: readonly CurvePoint[], duration: number): CurvePoint[] =>
  resample(moments, duration, mostPoints);

export const rowsOf = (moments: readonly CurvePoint[], duration: number) =>
  resample(moments, duration, mostRows).map(({ from, viewers, replays, exits }) => ({
    key: String(from),
    name: `с ${timeWords(from)}`,
    numbers: [viewers, replays, exits],
  }));
