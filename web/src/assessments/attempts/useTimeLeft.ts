// The remaining time by the server's clock.
import { useEffect, useState } from 'react';

/**
 * Offset of the server's clock in milliseconds. It is too small by the response's latency, so nothing ends early.
 */
export function useServerClock(serverTime: string): () => number {
  const [clock, setClock] = useState(() => ({ serverTime, ahead: aheadOf(serverTime) }));
  if (clock.serverTime !== serverTime) setClock({ serverTime, ahead: aheadOf(serverTime) });
  const { ahead } = clock;
  return () => Date.now() + ahead;
}

const aheadOf = (serverTime: string) => Date.parse(serverTime) - Date.now();

/** Whole seconds, not below 0; null without a deadline. Calls back once at 0. */
export function useTimeLeft(
  deadlineAt: string | null,
  now: () => number,
  onOver?: () => void,
): number | null {
  const leftNow = () =>
    deadlineAt === null ? null : Math.max(0, Math.ceil((Date.parse(deadlineAt) - now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    setLeft(leftNow());
    if (deadlineAt === null) return undefined;
    const timer = setInterval(() => {
      const seconds = leftNow();
      setLeft(seconds);
      if (seconds !== 0) return;
      clearInterval(timer);
      onOver?.();
    }, 250);
    return () => clearInterval(timer);
    // The clock and the callback are read when the timer fires.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [deadlineAt]);
  return left;
}

/** `1:05:09`, `4:07` */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
