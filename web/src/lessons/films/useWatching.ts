// Follows a player: every few seconds, when it stops, and when the page is hidden or left, what it has shown is told.
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../ui/index.ts';
import { filmSession, type FilmMessage } from './filmSession.ts';

/** Milliseconds. */
const interval = 10_000;

/** What a player says of itself. */
export interface Watching {
  /** It plays, and stands here; both in seconds. */
  plays: (position: number, duration: number) => void;
  /** It was moved. */
  leaps: () => void;
  /** It was stopped, or is at the end. */
  stops: () => void;
}

export function useWatching(
  tell: (message: FilmMessage) => void,
  /** The page may be gone before `tell` has sent it. */
  tellAtLast: (message: FilmMessage) => void,
): Watching {
  const told = useLatest({ tell, tellAtLast });
  const [session] = useState(() => filmSession(() => crypto.randomUUID()));
  useEffect(() => {
    const send = (isLast: boolean) => {
      const message = session.message();
      if (message === null) return;
      told.current.tell(message);
      if (isLast) told.current.tellAtLast(message);
    };
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') send(true);
    };
    const sendAtLast = () => send(true);
    const timer = setInterval(() => send(false), interval);
    document.addEventListener('visibilitychange', sendWhenHidden);
    // Not every browser hides a page that it leaves.
    addEventListener('pagehide', sendAtLast);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      removeEventListener('pagehide', sendAtLast);
      send(false);
    };
  }, [session, told]);
  return useMemo(
    () => ({
      plays: session.plays,
      leaps: session.breaks,
      stops: () => {
        const message = session.message();
        if (message !== null) told.current.tell(message);
      },
    }),
    [session, told],
  );
}
