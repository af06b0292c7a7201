// A date box: type the digits or pick from a calendar.
import { Suspense, useId, useState, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, X } from 'lucide-react';
import { IconButton } from '../../text/Button.tsx';
import { formatDate } from '../../format/format.ts';
import { CalendarPanel, loadCalendar, PanelLayer, useLayer } from '../../overlay/layers.ts';
import { FieldFrame, Input, InputBox, Inside, type FrameProps } from '../frame.tsx';
import { dayAsTyped, isWholeDay, readDay, withCentury } from './typedDate.ts';

export type DateBoxProps = FrameProps & {
  /** `2026-09-01`. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** The first and last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
  error?: string | null;
  disabled?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Called when the date was typed completely. */
  onTyped?: () => void;
  /** The error of the typed text; null when it is a valid date. */
  onProblem?: (problem: string | null) => void;
};

export function DateBox({
  label,
  hint,
  required = false,
  value,
  onChange,
  onBlur,
  min,
  max,
  error = null,
  disabled = false,
  hideLabel = false,
  onTyped,
  onProblem,
}: DateBoxProps) {
  const calendarId = useId();
  const layer = useLayer<HTMLInputElement>('dialog', loadCalendar);
  /** Text that isn't a date yet; null while the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The value was changed from outside.
    if (typed === null || readDay(typed) !== value) setTyped(null);
  }
  const canClear = (value !== null || typed !== null) && !disabled;
  const problem =
    isLeft || (typed !== null && isWholeDay(typed)) ? problemOf(typed, min, max) : null;

  const set = (day: string | null) => {
    setTyped(null);
    onProblem?.(null);
    onChange(day);
  };
  const type = (text: string) => {
    const shown = dayAsTyped(text);
    const wrong = problemOf(shown, min, max);
    layer.close();
    onProblem?.(wrong);
    if (shown === '') return set(null);
    setTyped(shown);
    if (wrong !== null) return;
    set(readDay(shown));
    onTyped?.();
  };

  const choose = (day: string) => {
    set(day);
    layer.close();
  };
  const clear = () => {
    set(null);
    layer.anchor.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter must not submit the form, nor Space change the typed text.
    if (event.key !== ' ' || typed === null) layer.trigger.onKeyDown(event);
  };
  /** Digits typed in the calendar go to the box; the first one starts a new date. */
  const onCalendarKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^\d$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    // The first digit closes the calendar.
    type(layer.isOpen ? event.key : (typed ?? '') + event.key);
    layer.anchor.current?.focus();
  };

  return (
    <FieldFrame
      label={label}
      hint={hint}
      required={required}
      error={problem ?? error}
      hideLabel={hideLabel}
    >
      {(control) => (
        <InputBox>
          <Input
            {...layer.trigger}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="ДД.ММ.ГГГГ"
            // The ARIA pattern of a date picker combobox.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="combobox"
            aria-expanded={layer.isOpen}
            aria-controls={calendarId}
            disabled={disabled}
            value={typed ?? (value === null ? '' : formatDate(value))}
            pr="9"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
            onFocus={({ currentTarget }) => {
              setLeft(false);
              // Typing replaces the selected text.
              if (typed === null) currentTarget.select();
            }}
            onBlur={() => {
              setLeft(true);
              const whole = typed === null ? null : withCentury(typed);
              // Only on blur: `15.09.20` may continue as `15.09.2026`.
              if (whole !== null && whole !== typed && !layer.isOpen) type(whole);
              onBlur?.();
            }}
          />
          {canClear ? (
            <Inside tight>
              <IconButton size="sm" label={`Очистить: ${label}`} icon={<X />} onClick={clear} />
            </Inside>
          ) : (
            <Inside passive>
              <CalendarDays size={16} aria-hidden />
            </Inside>
          )}
          {layer.isAlive && (
            <Suspense>
              <PanelLayer
                id={calendarId}
                label={label}
                anchor={layer.anchor}
                isOpen={layer.isOpen}
                onClose={layer.close}
                placement="bottom start"
              >
                <Suspense fallback={<CalendarPlace />}>
                  {/* Keys other than digits are handled by the calendar's days. */}
                  {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
                  <div onKeyDownCapture={onCalendarKey}>
                    <CalendarPanel
                      label={label}
                      value={value}
                      min={min}
                      max={max}
                      onChoose={choose}
                    />
                  </div>
                </Suspense>
              </PanelLayer>
            </Suspense>
          )}
        </InputBox>
      )}
    </FieldFrame>
  );
}

function problemOf(typed: string | null, min?: string, max?: string): string | null {
  if (typed === null || typed === '') return null;
  if (!isWholeDay(typed)) return 'Допишите дату: день, месяц и год, например 15.09.2026';
  const day = readDay(typed);
  if (day === null) return 'Такого дня нет: проверьте число и месяц';
  if (min !== undefined && day < min) return `Не раньше ${formatDate(min)}`;
  if (max !== undefined && day > max) return `Не позже ${formatDate(max)}`;
  return null;
}

/** Reserves the calendar's size while its code loads. */
const CalendarPlace = chakra('div', { base: { w: '266px', h: '320px' } });
