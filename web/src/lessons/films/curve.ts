// The numbers of a film by time, as a picture and a table take them.
import { timeWords } from './timeWords.ts';

export interface Moment {
  /** The second that it begins with. */
  readonly from: number;
  readonly viewers: number;
  readonly replays: number;
  readonly exits: number;
}

/** Seconds that a moment takes. */
const stretch = 5;

/** Points of a picture, and rows of a table. */
const mostPoints = 240;
const mostRows = 20;

/** With those that nobody saw, in pieces of one length: as many as `most` at most. */
export function evenly(moments: readonly Moment[], duration: number, most: number): Moment[] {
  const count = Math.max(1, Math.ceil(duration / stretch));
  const together = Math.ceil(count / most);
  const pieces = Array.from({ length: Math.ceil(count / together) }, (_, index) => ({
    from: index * together * stretch,
    viewers: 0,
    replays: 0,
    exits: 0,
  }));
  for (const { from, viewers, replays, exits } of moments) {
    // Where it ends belongs to its last piece.
    const piece = pieces[Math.min(pieces.length - 1, Math.floor(from / stretch / together))];
    if (piece === undefined) continue;
    piece.viewers = Math.max(piece.viewers, viewers);
    piece.replays = Math.max(piece.replays, replays);
    piece.exits += exits;
  }
  return pieces;
}

export const curveOf = (moments: readonly Moment[], duration: number): Moment[] =>
  evenly(moments, duration, mostPoints);

export const rowsOf = (moments: readonly Moment[], duration: number) =>
  evenly(moments, duration, mostRows).map(({ from, viewers, replays, exits }) => ({
    key: String(from),
    name: `с ${timeWords(from)}`,
    numbers: [viewers, replays, exits],
  }));
