// Navigates from a deleted record's page to the list, unless the deletion is undone in time.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Milliseconds (specification B, sections 2 and 9). */
const delayAfterDeletion = 1000;

export function useLeaveAfterDeletion(
  /** Address of the list. */
  list: string,
  /** Refetches the page. */
  refresh: () => void,
): {
  onDeleted: () => void;
  /** Called when the restoring starts. */
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
      // The page shown by then may include the restored record.
      if (!isHere.current) void restored.then(refresh);
    },
  };
}
