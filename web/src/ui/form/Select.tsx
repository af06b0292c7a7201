// Choice of one from a short list, as a field of a form or alone.
import { useId, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { forwardAll, LayerPopover, optionStyle } from '../overlay/layer.ts';
import { boxRecipe, FieldLabel, FieldNote, type FrameProps } from './frame.tsx';
import { useField, type FieldRules } from './useField.ts';

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
  placeholder?: string;
  disabled?: boolean | undefined;
  /** The label is only for screen readers. */
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
  const note = error ?? hint;
  return (
    <AriaSelect
      selectedKey={value}
      onSelectionChange={(key) => onChange(key as Value)}
      {...(onBlur ? { onBlur } : {})}
      isDisabled={disabled}
      isInvalid={error !== null}
      isRequired={required}
      placeholder={placeholder}
      {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': id })}
      {...(note ? { 'aria-describedby': `${id}-note` } : {})}
      disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
    >
      {!hideLabel && (
        <FieldLabel id={id} required={required}>
          {label}
        </FieldLabel>
      )}
      <Trigger>
        <Shown />
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      <div aria-live="polite">
        {note && <FieldNote id={`${id}-note`} error={error} hint={hint} />}
      </div>
      <LayerPopover offset={4} maxHeight={400}>
        <Options>
          {options.map((option) => (
            <Option key={option.value} id={option.value} textValue={option.label}>
              {option.icon}
              <chakra.span flex="1">{option.label}</chakra.span>
              {option.value === value && <Check aria-hidden />}
            </Option>
          ))}
        </Options>
      </LayerPopover>
    </AriaSelect>
  );
}

export type SelectProps<Value extends string> = FrameProps &
  Omit<FieldRules<Value | null>, 'check'> &
  Pick<SelectBoxProps<Value>, 'options' | 'placeholder' | 'disabled'> & { name: string };

export function Select<Value extends string>({
  name,
  required,
  rules,
  ...box
}: SelectProps<Value>) {
  const { field, error } = useField<Value | null>(name, { required, rules });
  return (
    <SelectBox
      {...box}
      required={required}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}

const Trigger = chakra(
  Button,
  {
    base: {
      ...boxRecipe.base,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      '& > svg': { color: 'muted', flexShrink: 0 },
    },
  },
  forwardAll,
);

const Shown = chakra(
  SelectValue,
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minW: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      '& > svg': { boxSize: '16px', flexShrink: 0 },
      '& > svg:last-child': { display: 'none' },
      '&[data-placeholder]': { color: 'faint' },
    },
  },
  forwardAll,
);

const Options = chakra(ListBox, { base: { p: '1', outline: 'none' } }, forwardAll);

const Option = chakra(
  ListBoxItem,
  { base: { ...optionStyle, '&[data-selected]': { fontWeight: 'medium' } } },
  forwardAll,
);
