// How long something stays that goes by itself: counted while it can be seen, and nobody is at it.
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Milliseconds that are left at least to whatever was held. */
const leastLeft = 1000;

/**
 * From the first frame in which it is shown: where the page is busy, that is long after it was added. `onOver` must stay
 * the same.
 */
export function useLife(milliseconds: number, isHeld: boolean, onOver: () => void): void {
  const left = useRef(milliseconds);
  const isSeen = useSyncExternalStore(onVisibility, isPageVisible);
  useEffect(() => {
    if (isHeld || !isSeen) return undefined;
    let since: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      since = Date.now();
      timer = setTimeout(onOver, left.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      if (since === undefined) return;
      left.current = Math.max(leastLeft, left.current - (Date.now() - since));
    };
  }, [isHeld, isSeen, onOver]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';
