// The text of the notice, «Сервер занят, продолжим через 4 с», with its countdown.
import { useEffect, useState } from 'react';
import { Hourglass } from 'lucide-react';
import type { Busy } from '../../kit/network/busy.ts';
import { isEmbedded } from '../../kit/pages/embedding.ts';
import { chakra, VisuallyHidden } from '../../ui/index.ts';

/** Announced to screen readers once, not every second. */
export function BusyStrip({ until }: Busy) {
  const now = useNow(until !== null);
  const [announcement] = useState(() => wordsOf(until, Date.now()));
  return (
    <Place>
      <VisuallyHidden>{announcement}</VisuallyHidden>
      <Card aria-hidden>
        <Hourglass size={18} />
        {wordsOf(until, now)}
      </Card>
    </Place>
  );
}

const wordsOf = (until: number | null, now: number): string =>
  until === null
    ? 'Сервер занят, продолжаем…'
    : `Сервер занят, продолжим через ${Math.max(1, Math.ceil((until - now) / 1000))}\u00a0с`;

/** Milliseconds; short enough that no second is skipped. */
const tick = 250;

function useNow(isMoving: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isMoving) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
  }, [isMoving]);
  return now;
}

const Place = chakra('div', {
  base: {
    position: 'fixed',
    insetX: '3',
    // An embedded page is as high as its content, so the user's view is near the submit button at its end.
    ...(isEmbedded ? { bottom: '3' } : { top: '3' }),
    zIndex: 'alert',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '44px',
    px: '4',
    py: '2',
    borderRadius: 'lg',
    bg: 'inverse',
    color: 'onInverse',
    boxShadow: 'popover',
    fontVariantNumeric: 'tabular-nums',
    animation: 'enter 200ms ease-out',
    '& > svg': { flexShrink: 0, color: 'onInverseAccent' },
  },
});
