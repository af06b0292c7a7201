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
  report: (message: FilmMessage) => void,
  /** Used when the page may be gone before `report` has finished. */
  reportOnLeave: (message: FilmMessage) => void,
): PlaybackEvents {
  const latest = useLatest({ report, reportOnLeave });
  const [session] = useState(() => filmSession(() => crypto.randomUUID()));
  useEffect(() => {
    const send = (isLast: boolean) => {
      const message = session.takeMessage();
      if (message === null) return;
      latest.current.report(message);
      if (isLast) latest.current.reportOnLeave(message);
    };
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') send(true);
    };
    const sendOnLeave = () => send(true);
    const timer = setInterval(() => send(false), interval);
    document.addEventListener('visibilitychange', sendWhenHidden);
    // Not every browser fires `visibilitychange` when a page is left.
    addEventListener('pagehide', sendOnLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      removeEventListener('pagehide', sendOnLeave);
      send(false);
    };
  }, [session, latest]);
  return useMemo(
    () => ({
      onPlay: session.recordPosition,
      onSeek: session.endInterval,
      onStop: () => {
        const message = session.takeMessage();
        if (message !== null) latest.current.report(message);
      },
    }),
    [session, latest],
  );
}
