// Radio buttons or checkboxes for a short list of options.
import { useId } from 'react';
import { chakra } from '@chakra-ui/react';
import { Checkbox } from '../../layout/Toggles.tsx';
import { Fieldset } from '../Fieldset.tsx';
import { FieldNote, type FrameProps } from '../frame.tsx';

export type ChoiceBoxProps = FrameProps & {
  /** `note` is a second line. */
  options: readonly { value: string; label: string; note?: string }[];
  multiple: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | null;
  disabled?: boolean | undefined;
};

export function ChoiceBox({
  label,
  hint,
  required = false,
  options,
  multiple,
  value,
  onChange,
  error = null,
  disabled = false,
}: ChoiceBoxProps) {
  const id = useId();
  const note = error ?? hint;
  // An optional choice can be cleared again.
  const shown: typeof options =
    multiple || required ? options : [{ value: '', label: 'Не выбрано' }, ...options];
  return (
    <Group
      role={multiple ? undefined : 'radiogroup'}
      aria-invalid={(!multiple && error !== null) || undefined}
      tabIndex={error === null ? undefined : -1}
      aria-required={(!multiple && required) || undefined}
      aria-describedby={note ? `${id}-note` : undefined}
      disabled={disabled}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      <div className="options">
        {shown.map((option, index) =>
          multiple ? (
            <Checkbox
              key={option.value}
              checked={value.includes(option.value)}
              aria-invalid={error && index === 0 ? true : undefined}
              onChange={(isOn) => {
                const others = value.filter((other) => other !== option.value);
                onChange(isOn ? [...others, option.value] : others);
              }}
            >
              {option.label}
            </Checkbox>
          ) : (
            <label key={option.value}>
              <input
                type="radio"
                name={id}
                checked={(value[0] ?? '') === option.value}
                onChange={() => onChange(option.value === '' ? [] : [option.value])}
              />
              <span>
                {option.label}
                {option.note && <small>{option.note}</small>}
              </span>
            </label>
          ),
        )}
      </div>
      <div aria-live="polite">
        {note && <FieldNote id={`${id}-note`} error={error} hint={hint} />}
      </div>
    </Group>
  );
}

const Group = chakra(Fieldset, {
  base: {
    '& > .options': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minH: '28px', cursor: 'pointer' },
    '& input[type=radio]': {
      flexShrink: 0,
      m: '0',
      boxSize: '16px',
      accentColor: 'var(--chakra-colors-primary)',
    },
    // Options with notes are stacked.
    '& > .options:has(small)': { flexDirection: 'column', rowGap: '2' },
    '& small': { display: 'block', color: 'muted', fontSize: 'xs', lineHeight: '16px' },
    '&:disabled label': { cursor: 'default', color: 'muted' },
  },
});
