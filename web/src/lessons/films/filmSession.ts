// What one player on one page has shown of a film. Every message carries all of it, so that the last one is enough.
import {
  intersection,
  longestFilm,
  mostRanges,
  union,
  wholeSeconds,
  type FilmRange,
} from '@kafedra/common/lessons';

/** What the server is told. */
export interface FilmMessage {
  session: string;
  sequence: number;
  ranges: readonly FilmRange[];
  again: readonly FilmRange[];
  position: number;
  duration: number;
}

export interface FilmSession {
  /** The film plays, and stands here; both in seconds and their parts. */
  plays: (position: number, duration: number) => void;
  /** It was moved or stopped: what follows does not follow what was before. */
  breaks: () => void;
  /** What the server does not know; null where that is nothing. */
  message: () => FilmMessage | null;
}

/** Seconds: players that play tell oftener, at any speed. More than that is a leap. */
const longestStep = 4;

/** `newName` makes up the names of sessions. */
export function filmSession(newName: () => string): FilmSession {
  let name = newName();
  let sequence = 0;
  let ranges: readonly FilmRange[] = [];
  let again: readonly FilmRange[] = [];
  let stretch: { from: number; to: number } | null = null;
  let at = 0;
  let length = 0;
  let isTold = true;

  const seen = () => {
    const added = stretch === null ? [] : union([], [wholeSeconds(stretch.from, stretch.to)]);
    return { ranges: union(ranges, added), again: union(again, intersection(ranges, added)) };
  };
  const breaks = () => {
    ({ ranges, again } = seen());
    stretch = null;
  };
  return {
    plays: (position, duration) => {
      at = position;
      length = duration;
      const step = stretch === null ? -1 : position - stretch.to;
      if (stretch !== null && step >= 0 && step <= longestStep) {
        stretch.to = position;
        isTold &&= step === 0;
        return;
      }
      breaks();
      // What was told stays with the server; another session has room for more.
      if (isTold && Math.max(ranges.length, again.length) > mostRanges / 2) {
        [name, sequence, ranges, again] = [newName(), 0, [], []];
      }
      stretch = { from: position, to: position };
    },
    breaks,
    message: () => {
      const duration = Math.min(longestFilm, Math.floor(length));
      if (isTold || !(duration >= 1)) return null;
      isTold = true;
      sequence += 1;
      const all = seen();
      return {
        session: name,
        sequence,
        ranges: all.ranges.slice(-mostRanges),
        again: all.again.slice(-mostRanges),
        position: Math.min(Math.floor(at), longestFilm),
        duration,
      };
    },
  };
}
