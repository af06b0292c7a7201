// What was done to a list that is put together by hand (the blocks of a lesson, the questions of a test), so that it can be
// taken back and done again as long as the page is open.
import { useRef, useState } from 'react';

export interface Step {
  /** Answer whether it was done. */
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
}

export interface Steps {
  /** Of what is under way: the answer is its step when it was done. What is taken back meanwhile is this, once it is there. */
  did: (doing: Promise<Step | null>) => Promise<void>;
  /** The last one, or one that is named, unless it was taken back already. */
  undo: (step?: Step) => void;
  redo: () => void;
  mayUndo: boolean;
  mayRedo: boolean;
}

interface Taken {
  past: readonly Step[];
  /** The next one first. */
  future: readonly Step[];
}

const none: Taken = { past: [], future: [] };

export function useSteps(): Steps {
  const [shown, setShown] = useState(none);
  /** At this moment: what is drawn comes later. */
  const taken = useRef(none);
  /** Settles when nothing is under way. */
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
