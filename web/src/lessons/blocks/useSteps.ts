// What was done to the blocks of a lesson, so that it can be taken back and done again as long as the page is open.
import { useRef, useState } from 'react';

export interface Step {
  /** Answer whether it was done. */
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
}

export interface Steps {
  did: (step: Step) => void;
  /** Null where there is nothing. */
  undo: (() => Promise<void>) | null;
  redo: (() => Promise<void>) | null;
}

export function useSteps(): Steps {
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);
  const isBusy = useRef(false);
  const once = async (act: () => Promise<boolean>, settle: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const isDone = await act().catch(() => false);
    isBusy.current = false;
    if (isDone) settle();
  };
  const last = past.at(-1);
  const [next] = future;
  return {
    did: (step) => {
      setPast((all) => [...all, step]);
      setFuture([]);
    },
    undo: last
      ? () =>
          once(last.undo, () => {
            setPast((all) => all.filter((step) => step !== last));
            setFuture((all) => [last, ...all]);
          })
      : null,
    redo: next
      ? () =>
          once(next.redo, () => {
            setFuture((all) => all.filter((step) => step !== next));
            setPast((all) => [...all, next]);
          })
      : null,
  };
}
