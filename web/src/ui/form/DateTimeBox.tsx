// Choice of a moment: a day from a calendar and the time beside it, both of the time zone of the page.
import { chakra } from '@chakra-ui/react';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import { clockAt, dayAt, instantOf } from '../zone.ts';
import { Input } from './frame.tsx';

export type DateTimeBoxProps = Omit<DateBoxProps, 'min' | 'max'>;

/** The value is an instant: `2026-09-01T07:00:00.000Z`. */
export function DateTimeBox({ value, onChange, ...box }: DateTimeBoxProps) {
  const { day, time } = localOf(value);
  return (
    <Pair>
      <DateBox
        {...box}
        value={day}
        onChange={(next) => onChange(next && instantOf(next, time || '00:00').toISOString())}
      />
      <Input
        // Beside the day's box, which stands under its label.
        mt={box.hideLabel ? '0' : '6'}
        type="time"
        aria-label={`${box.label}: время`}
        value={time}
        disabled={box.disabled || day === null}
        onChange={({ currentTarget }) => {
          // A time that is being typed or was cleared is not one yet.
          if (day !== null && currentTarget.value !== '')
            onChange(instantOf(day, currentTarget.value).toISOString());
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
