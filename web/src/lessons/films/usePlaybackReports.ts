// Reports what a player has played: periodically, when it stops, and when the page is hidden or left.
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../ui/index.ts';
import { filmSession, type FilmMessage } from './filmSession.ts';

/** Milliseconds. */
const interval = 10_000;

/** Events of a player. */
export interface PlaybackEvents {
  /** Playback is at this position; both in seconds. */
  onPlay: (position: number, duration: number) => void;
  /** The position was changed. */
  onSeek: () => void;
  /** Playback was paused or has ended. */
  onStop: () => void;
}

export function usePlaybackReports(
  tell: (message: FilmMessage) => void,
  /** Used when the page may be gone before `tell` has finished. */
  tellAtLast: (message: FilmMessage) => void,
): PlaybackEvents {
  const told = useLatest({ tell, tellAtLast });
  const [session] = useState(() => filmSession(() => crypto.randomUUID()));
  useEffect(() => {
    const send = (isLast: boolean) => {
      const message = session.takeMessage();
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
    // Not every browser fires `visibilitychange` when a page is left.
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
      onPlay: session.recordPosition,
      onSeek: session.endInterval,
      onStop: () => {
        const message = session.takeMessage();
        if (message !== null) told.current.tell(message);
      },
    }),
    [session, told],
  );
}
