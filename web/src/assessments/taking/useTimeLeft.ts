// How much time is left, by the server's clock.
import { useEffect, useState } from 'react';

/** Milliseconds that the server's clock is ahead; what the answer took on its way makes it less, so that nothing ends early. */
export function useServerClock(serverTime: string): () => number {
  const [told, setTold] = useState(() => ({ serverTime, ahead: aheadOf(serverTime) }));
  if (told.serverTime !== serverTime) setTold({ serverTime, ahead: aheadOf(serverTime) });
  const { ahead } = told;
  return () => Date.now() + ahead;
}

const aheadOf = (serverTime: string) => Date.parse(serverTime) - Date.now();

/** Whole seconds, from when on 0 nothing is left; null without a deadline. Calls back once when it is over. */
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
    // The clock and what follows are those of the moment.
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
