// From the page of a record that was deleted to the list; whoever undoes it in time stays.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Milliseconds (specification B, sections 2 and 9). */
const delayAfterDeletion = 1000;

export function useLeaving(
  /** Its address. */
  list: string,
  /** Fetches the page anew. */
  refresh: () => void,
): {
  onDeleted: () => void;
  /** When the record begins to come back. */
  onRestore: (restored: Promise<unknown>) => void;
} {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return {
    onDeleted: () => {
      if (isHere.current) {
        timer.current = setTimeout(() => void navigate(list), delayAfterDeletion);
      }
    },
    onRestore: (restored: Promise<unknown>) => {
      clearTimeout(timer.current);
      // What is on the screen by then may show that it is back.
      if (!isHere.current) void restored.then(refresh);
    },
  };
}
