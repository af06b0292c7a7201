// Records what one player on one page has played. Each message carries the whole session, so the last one is enough.
import {
  intersection,
  longestFilm,
  mostRanges,
  union,
  wholeSeconds,
  type FilmRange,
} from '@kafedra/common/lessons';

/** The progress message to the server. */
export interface FilmMessage {
  session: string;
  sequence: number;
  ranges: readonly FilmRange[];
  again: readonly FilmRange[];
  position: number;
  duration: number;
}

export interface FilmSession {
  /** Playback is at this position; both in fractional seconds. */
  recordPosition: (position: number, duration: number) => void;
  /** Playback was moved or stopped: the next position does not continue the last interval. */
  endInterval: () => void;
  /** The progress that the server does not have yet; null if there is none. */
  takeMessage: () => FilmMessage | null;
}

/**
 * Seconds between two positions that still count as continuous playback; players report more often than that at any
 * speed.
 */
const longestStep = 4;

/** `newName` generates session names. */
export function filmSession(newName: () => string): FilmSession {
  let name = newName();
  let sequence = 0;
  let ranges: readonly FilmRange[] = [];
  let again: readonly FilmRange[] = [];
  let stretch: { from: number; to: number } | null = null;
  let at = 0;
  let length = 0;
  let isReported = true;

  const seen = () => {
    const added = stretch === null ? [] : union([], [wholeSeconds(stretch.from, stretch.to)]);
    return { ranges: union(ranges, added), again: union(again, intersection(ranges, added)) };
  };
  const breaks = () => {
    ({ ranges, again } = seen());
    stretch = null;
  };
  return {
    recordPosition: (position, duration) => {
      at = position;
      length = duration;
      const step = stretch === null ? -1 : position - stretch.to;
      if (stretch !== null && step >= 0 && step <= longestStep) {
        stretch.to = position;
        isReported &&= step === 0;
        return;
      }
      breaks();
      // Reported progress is stored on the server; a new session has space for more intervals.
      if (isReported && Math.max(ranges.length, again.length) > mostRanges / 2) {
        [name, sequence, ranges, again] = [newName(), 0, [], []];
      }
      stretch = { from: position, to: position };
    },
    endInterval: breaks,
    takeMessage: () => {
      const duration = Math.min(longestFilm, Math.floor(length));
      if (isReported || !(duration >= 1)) return null;
      isReported = true;
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
