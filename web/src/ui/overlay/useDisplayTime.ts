// Removes something after a display time, which counts only while it is visible and not hovered or focused.
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Milliseconds; the minimum time left after a hold. */
const leastLeft = 1000;

/**
 * The time starts with the first rendered frame, which on a busy page comes later than mounting. `onOver` must be
 * stable.
 */
export function useDisplayTime(milliseconds: number, isHeld: boolean, onOver: () => void): void {
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
