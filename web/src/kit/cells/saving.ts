// Tables that save by themselves: when, and how what was saved is taken back.
import { useEffect, useState, type RefObject } from 'react';
import type { Edits } from './edits.ts';
import type { ChangedRow } from './useCells.ts';

/** How long nothing must change before it is saved, in milliseconds. */
const pause = 700;

/** After each change of the edits, and after a save that left some of them; what is refused waits for the next change. */
export function useAutosave(
  isOn: boolean,
  edits: Edits,
  save: RefObject<() => Promise<boolean>>,
): void {
  useEffect(() => {
    if (!isOn || Object.keys(edits).length === 0) return undefined;
    const timer = setTimeout(() => void save.current(), pause);
    return () => clearTimeout(timer);
  }, [isOn, edits, save]);
}

/** How many saves can be taken back. */
const mostSteps = 100;

type Step = readonly ChangedRow[];

/** Saves as steps: each holds what takes it back. */
export function useSavedSteps(takeBack: (step: Step) => Promise<void>) {
  const [{ past, future }, setSteps] = useState<{ past: readonly Step[]; future: readonly Step[] }>(
    { past: [], future: [] },
  );
  const before = past.at(-1);
  const after = future.at(-1);
  return {
    add: (step: Step) =>
      setSteps((steps) => ({ past: [...steps.past, step].slice(-mostSteps), future: [] })),
    undo: before
      ? () => {
          setSteps({ past: past.slice(0, -1), future: [...future, reversed(before)] });
          void takeBack(before);
        }
      : null,
    redo: after
      ? () => {
          setSteps({ past: [...past, reversed(after)], future: future.slice(0, -1) });
          void takeBack(after);
        }
      : null,
  };
}

const reversed = (step: Step): Step => step.map(({ id, was, now }) => ({ id, was: now, now: was }));
