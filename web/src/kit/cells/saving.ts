// Automatic saving of a grid, with undo of saved changes.
import { useEffect, useState, type RefObject } from 'react';
import type { Edits } from './edits.ts';
import type { ChangedRow } from './useCells.ts';

/** Milliseconds without a change before a save. */
const pause = 700;

/**
 * Saves after each change and after an incomplete save; rejected values wait for the next change.
 */
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

/** How many saves can be undone. */
const mostSteps = 100;

type Step = readonly ChangedRow[];

/** A history of saves; each step holds the changes that revert it. */
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
