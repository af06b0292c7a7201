// Selects one option from a short list.
import { Suspense, useId, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { OptionsLayer, useLayer } from '../../overlay/layers.ts';
import { BoxButton, BoxText } from '../BoxButton.ts';
import { FieldLabel, FieldNote, type FrameProps } from '../frame.tsx';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

export type SelectBoxProps<Value extends string> = FrameProps & {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  error?: string | null;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
};

export function SelectBox<Value extends string>({
  label,
  hint,
  required = false,
  options,
  value,
  onChange,
  onBlur,
  error = null,
  placeholder = 'Не выбрано',
  disabled = false,
  hideLabel = false,
}: SelectBoxProps<Value>) {
  const id = useId();
  const layer = useLayer('listbox');
  const chosen = options.find((option) => option.value === value);
  const note = error ?? hint;
  return (
    <chakra.div minW="0" w="full">
      {!hideLabel && (
        <FieldLabel id={`${id}-label`} htmlFor={id} required={required}>
          {label}
        </FieldLabel>
      )}
      <BoxButton
        {...layer.trigger}
        id={id}
        type="button"
        // A native select can't show icons; this is the ARIA pattern of a select-only combobox.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={layer.isOpen}
        disabled={disabled}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : `${id}-label`}
        aria-controls={`${id}-list`}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onBlur={onBlur}
      >
        <BoxText isEmpty={!chosen}>
          {chosen?.icon}
          {chosen?.label ?? placeholder}
        </BoxText>
        <ChevronDown size={16} aria-hidden />
      </BoxButton>
      <div aria-live="polite">
        {note && <FieldNote id={`${id}-note`} error={error} hint={hint} />}
      </div>
      {layer.isAlive && (
        <Suspense>
          <OptionsLayer
            id={`${id}-list`}
            label={label}
            anchor={layer.anchor}
            isOpen={layer.isOpen}
            onClose={layer.close}
            options={options}
            value={value}
            onChange={(next) => onChange(next as Value)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
