// Choice of a day from a calendar.
import { Suspense, useId, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, X } from 'lucide-react';
import { IconButton } from '../Button.tsx';
import { formatDate } from '../format.ts';
import { CalendarPanel, loadCalendar, PanelLayer, useLayer } from '../overlay/layers.ts';
import { BoxButton, BoxText } from './BoxButton.ts';
import { FieldFrame, InputBox, Inside, type FrameProps } from './frame.tsx';

export type DateBoxProps = FrameProps & {
  /** `2026-09-01`. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** The first and the last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  error?: string | null;
  disabled?: boolean | undefined;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
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
}: DateBoxProps) {
  const calendarId = useId();
  const layer = useLayer('dialog', loadCalendar);
  const canClear = value !== null && !disabled;

  const choose = (day: string) => {
    onChange(day);
    layer.close();
  };

  const clear = () => {
    onChange(null);
    layer.anchor.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) clear();
    else layer.trigger.onKeyDown(event);
  };

  return (
    <FieldFrame label={label} hint={hint} required={required} error={error} hideLabel={hideLabel}>
      {(control) => (
        <InputBox>
          <BoxButton
            {...layer.trigger}
            {...control}
            type="button"
            // A text box can't hold a day that is only chosen; this is the pattern of a date-picking combobox.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="combobox"
            aria-expanded={layer.isOpen}
            aria-controls={calendarId}
            disabled={disabled}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          >
            <BoxText isEmpty={value === null}>{value ? formatDate(value) : 'ДД.ММ.ГГГГ'}</BoxText>
            {!canClear && <CalendarDays size={16} aria-hidden />}
          </BoxButton>
          {canClear && (
            <Inside tight>
              <IconButton size="sm" label={`Очистить: ${label}`} icon={<X />} onClick={clear} />
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
                  <CalendarPanel
                    label={label}
                    value={value}
                    min={min}
                    max={max}
                    onChoose={choose}
                  />
                </Suspense>
              </PanelLayer>
            </Suspense>
          )}
        </InputBox>
      )}
    </FieldFrame>
  );
}

/** The size of the calendar, while it is on its way. */
const CalendarPlace = chakra('div', { base: { w: '266px', h: '320px' } });
