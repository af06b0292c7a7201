// Undo and redo for a manually edited list, such as the blocks of a lesson, for as long as the page is open.
import { useRef, useState } from 'react';

export interface UndoStep {
  /** Resolve to whether it was done. */
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
}

export interface UndoHistory {
  /**
   * Takes a pending change, which resolves to its step when it succeeds. An undo meanwhile applies to it.
   */
  did: (doing: Promise<UndoStep | null>) => Promise<void>;
  /** Undoes the last step, or the given one unless it is undone already. */
  undo: (step?: UndoStep) => void;
  redo: () => void;
  mayUndo: boolean;
  mayRedo: boolean;
}

interface Taken {
  past: readonly UndoStep[];
  /** Steps to redo, the next one first. */
  future: readonly UndoStep[];
}

const none: Taken = { past: [], future: [] };

export function useUndoHistory(): UndoHistory {
  const [shown, setShown] = useState(none);
  /** The current state; rendered state lags behind. */
  const taken = useRef(none);
  /** Resolves when no change is pending. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const put = (next: Taken) => {
    taken.current = next;
    setShown(next);
  };
  const afterAll = (act: () => Promise<void>) => {
    underWay.current = underWay.current.then(act).catch(() => {});
  };
  return {
    did: (doing) => {
      const noted = async () => {
        const step = await doing;
        if (step) put({ past: [...taken.current.past, step], future: [] });
      };
      const done = noted();
      underWay.current = Promise.allSettled([underWay.current, done]);
      return done;
    },
    undo: (named) =>
      afterAll(async () => {
        const done = taken.current.past;
        const last = named === undefined ? done.at(-1) : done.find((step) => step === named);
        if (!last || !(await last.undo())) return;
        const { past, future } = taken.current;
        put({ past: past.filter((step) => step !== last), future: [last, ...future] });
      }),
    redo: () =>
      afterAll(async () => {
        const [next] = taken.current.future;
        if (!next || !(await next.redo())) return;
        const { past, future } = taken.current;
        put({ past: [...past, next], future: future.filter((step) => step !== next) });
      }),
    mayUndo: shown.past.length > 0,
    mayRedo: shown.future.length > 0,
  };
}
