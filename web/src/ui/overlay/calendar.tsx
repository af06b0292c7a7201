// The calendar of DateBox on React Aria, with arrow keys, Page Up and Down, Home and End. Loaded by screens with dates
// (layers.ts).
import { use, type Key } from 'react';
import { chakra } from '@chakra-ui/react';
import { parseDate, resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
  type CalendarMonthPickerAria,
  type CalendarYearPickerAria,
} from 'react-aria-components/Calendar';
import { Button as UiButton } from '../text/Button.tsx';
import { shownTimeZone, today } from '../format/zone.ts';

export type CalendarPanelProps = {
  label: string;
  /** As `2026-09-01`. */
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
};

export function CalendarPanel({ label, value, min, max, onChoose }: CalendarPanelProps) {
  const now = today();
  const zone = shownTimeZone();
  // Sets the day that the calendar marks as today.
  if (zone === undefined) resetLocalTimeZone();
  else setLocalTimeZone(zone);
  return (
    <>
      <Sheet
        aria-label={label}
        value={dayOf(value)}
        onChange={(day) => onChoose(String(day))}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        firstDayOfWeek="mon"
        {...focusDay}
      >
        <header>
          <Button slot="previous" aria-label="Предыдущий месяц">
            <ChevronLeft aria-hidden />
          </Button>
          <CalendarMonthPicker format="long">
            {(picker) => <PartOfDate {...picker} />}
          </CalendarMonthPicker>
          <CalendarYearPicker>{(picker) => <Year {...picker} />}</CalendarYearPicker>
          <Button slot="next" aria-label="Следующий месяц">
            <ChevronRight aria-hidden />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">{(date) => <CalendarCell date={date} />}</CalendarGrid>
      </Sheet>
      {isWithin(now, min, max) && (
        <UiButton variant="ghost" size="sm" full onClick={() => onChoose(now)}>
          Сегодня
        </UiButton>
      )}
    </>
  );
}

/** The picker of the visible month or year. */
function PartOfDate({
  items,
  value,
  onChange,
  'aria-label': label,
}: CalendarMonthPickerAria | CalendarYearPickerAria) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}

/** Near the first selectable day React Aria's own picker would change the month as well. */
function Year({ items, ...picker }: CalendarYearPickerAria) {
  const calendar = use(CalendarStateContext);
  const go = (index: Key | null) => {
    const year = items[Number(index)]?.date.year;
    if (calendar && year) calendar.setFocusedDate(calendar.focusedDate.set({ year }));
  };
  return <PartOfDate {...picker} items={items} onChange={go} />;
}

/** Focuses the selected day when the calendar opens. */
const focusDay = { autoFocus: true } as const;

function dayOf(text: string | null | undefined) {
  return text ? parseDate(text) : null;
}

function isWithin(day: string, min?: string, max?: string): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

const Sheet = chakra(
  Calendar,
  {
    base: {
      '& header': { display: 'flex', alignItems: 'center', gap: '1', mb: '2' },
      '& header button': {
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        boxSize: '32px',
        borderRadius: 'md',
        color: 'muted',
        '& svg': { boxSize: '18px' },
        '&[data-hovered]': { bg: 'softHover', color: 'ink' },
        '&[data-disabled]': { opacity: 0.4 },
      },
      '& select': {
        h: '32px',
        px: '1',
        borderRadius: 'md',
        bg: 'transparent',
        color: 'ink',
        fontWeight: 'medium',
        textTransform: 'capitalize',
        cursor: 'pointer',
        '&:hover': { bg: 'softHover' },
        '&:first-of-type': { flex: '1' },
      },
      '& table': { borderCollapse: 'collapse' },
      '& th': {
        h: '28px',
        color: 'faint',
        fontSize: 'xs',
        fontWeight: 'medium',
        textAlign: 'center',
        textTransform: 'capitalize',
      },
      '& td': { p: '1px' },
      '& [role=button]': {
        display: 'grid',
        placeItems: 'center',
        boxSize: '36px',
        borderRadius: 'md',
        outline: 'none',
        fontVariantNumeric: 'tabular-nums',
        '&[data-hovered]': { bg: 'softHover' },
        '&[data-today]': { color: 'primary', fontWeight: 'semibold' },
        '&[data-selected]': { bg: 'primary', color: 'onPrimary' },
        '&[data-focus-visible]': {
          boxShadow:
            '0 0 0 2px var(--chakra-colors-surface), 0 0 0 4px var(--chakra-colors-primary)',
        },
        '&[data-disabled]': { opacity: 0.35, cursor: 'default' },
        '&[data-outside-month]': { visibility: 'hidden' },
      },
    },
  },
  {
    // The React Aria component takes no style props, so all props are forwarded.
    shouldForwardProp: () => true,
  },
);
