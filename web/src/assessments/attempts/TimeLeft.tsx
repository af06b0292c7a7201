// The remaining time of an attempt: always visible, and announced to screen readers near the end.
import { Clock } from 'lucide-react';
import { chakra, plural } from '../../ui/index.ts';
import { clockText } from './useTimeLeft.ts';

/** Seconds before the end at which it is announced. */
const announcedAt = [600, 300, 60, 30, 10];

export function TimeLeft({ seconds }: { seconds: number }) {
  const last = announcedAt.findLast((each) => seconds <= each);
  return (
    <Place data-urgent={seconds <= 60 || undefined}>
      <Clock size={16} aria-hidden />
      <chakra.span srOnly>Осталось </chakra.span>
      <chakra.time fontVariantNumeric="tabular-nums">{clockText(seconds)}</chakra.time>
      <chakra.span srOnly>
        <output>{last === undefined ? '' : `Осталось меньше ${spoken(last)}`}</output>
      </chakra.span>
    </Place>
  );
}

const spoken = (seconds: number): string =>
  seconds >= 60
    ? `${seconds / 60} ${plural(seconds / 60, ['минуты', 'минут', 'минут'])}`
    : `${seconds} секунд`;

const Place = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'semibold',
    '&[data-urgent]': { color: 'danger' },
  },
});
