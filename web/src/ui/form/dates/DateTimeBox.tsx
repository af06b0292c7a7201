// A date and a time in the page's time zone; typing continues from the date to the time.
import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import { clockAt, dayAt, instantOf } from '../../format/zone.ts';
import { Input } from '../frame.tsx';
import { readTime, timeAsTyped } from './typedDate.ts';

export type DateTimeBoxProps = Omit<DateBoxProps, 'min' | 'max' | 'onTyped'> & {
  /** The default time when only a date is set. */
  usualTime?: string;
};

/** The value is an instant: `2026-09-01T07:00:00.000Z`. */
export function DateTimeBox({ value, onChange, usualTime = '00:00', ...box }: DateTimeBoxProps) {
  const { day, time } = localOf(value);
  /** Text that isn't a time yet; null while the value's time is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const clock = useRef<HTMLInputElement>(null);
  /** Moves the focus to the time once it is enabled. */
  const isNext = useRef(false);
  useEffect(() => {
    if (!isNext.current || clock.current?.disabled !== false) return;
    isNext.current = false;
    clock.current.focus();
  });
  return (
    <Pair>
      <DateBox
        {...box}
        value={day}
        onChange={(next) => onChange(next && instantOf(next, time || usualTime).toISOString())}
        onTyped={() => {
          isNext.current = true;
        }}
      />
      <Input
        ref={clock}
        // Aligned with the date box, which is below its label.
        mt={box.hideLabel ? '0' : '6'}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="ЧЧ:ММ"
        aria-label={`${box.label}: время`}
        value={typed ?? time}
        disabled={box.disabled || day === null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          const shown = timeAsTyped(currentTarget.value);
          const read = readTime(shown);
          setTyped(read === null ? shown : null);
          // An incomplete time doesn't change the value.
          if (day !== null && read !== null) onChange(instantOf(day, read).toISOString());
        }}
        onBlur={() => {
          setTyped(null);
          box.onBlur?.();
        }}
      />
    </Pair>
  );
}

function localOf(value: string | null): { day: string | null; time: string } {
  const at = value === null ? null : new Date(value);
  if (at === null || Number.isNaN(at.getTime())) return { day: null, time: '' };
  const { hh, min } = clockAt(at);
  return { day: dayAt(at), time: `${hh}:${min}` };
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 104px',
    alignItems: 'start',
    gap: '2',
  },
});
