// The input of a custom field by its type; the form stores all values as strings.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../text/Button.tsx';
import { DateBox } from '../form/dates/DateBox.tsx';
import { DateTimeBox } from '../form/dates/DateTimeBox.tsx';
import { Fieldset } from '../form/Fieldset.tsx';
import { LongInput } from '../form/fields.tsx';
import { FieldFrame, FieldNote, Input } from '../form/frame.tsx';
import { useField } from '../form/useField.ts';
import { formatDate, formatDateTime } from '../format/format.ts';
import {
  canBeTyped,
  isListField,
  type CustomFieldType,
  type DescribedField,
} from './describedField.ts';
import { ListInput } from './ListInput.tsx';
import { valuesRule } from './valuesRule.ts';

export interface CustomFieldInputProps {
  field: DescribedField;
  /** The form field's name; its value is a `string[]`, of option ids for list fields. */
  name: string;
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
}

/** Nothing for types without an input. */
export function CustomFieldInput({
  field,
  name,
  required = false,
  disabled,
  hint,
}: CustomFieldInputProps) {
  const { field: control, error } = useField<string[]>(name, {
    required,
    rules: [valuesRule(field)],
    words: { label: field.name, show: (values) => shownValues(field, values) },
  });
  if (!canBeTyped(field.type)) return null;
  const shared = { label: field.name, hint, required, error, disabled };
  // A field that was created after the form opened has no value yet.
  const held = control.value ?? [];
  if (isListField(field)) {
    // Drops options that the current choices no longer offer.
    const offered = new Set(field.variables.map(({ databaseId }) => String(databaseId)));
    const values = held.filter((id) => offered.has(id));
    return <ListInput {...shared} field={field} values={values} onChange={control.onChange} />;
  }
  const single = { type: field.type, placeholder: field.prompt ?? undefined };
  if (!field.multiple) {
    return (
      <OneValue
        {...shared}
        {...single}
        value={held[0] ?? ''}
        onChange={(value) => control.onChange(value === '' ? [] : [value])}
        onBlur={control.onBlur}
      />
    );
  }
  const rows = held.length === 0 ? [''] : held;
  const set = (next: string[]) => control.onChange(next.some((value) => value !== '') ? next : []);
  return (
    <Several>
      <legend>
        {field.name}
        {required && <span aria-hidden> *</span>}
      </legend>
      {rows.map((value, index) => (
        // Values have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <OneValue
            {...single}
            label={`${field.name}: ${String(index + 1)}`}
            hideLabel
            error={null}
            isWrong={error !== null && index === 0}
            disabled={disabled}
            value={value}
            onChange={(next) => set(rows.map((old, at) => (at === index ? next : old)))}
            onBlur={control.onBlur}
          />
          {rows.length > 1 && !disabled && (
            <IconButton
              size="sm"
              icon={<X />}
              label={`Убрать значение ${String(index + 1)}: ${field.name}`}
              onClick={() => set(rows.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {!disabled && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          disabled={rows.at(-1) === ''}
          onClick={() => control.onChange([...rows, ''])}
        >
          Добавить ещё
        </Button>
      )}
      <div aria-live="polite">
        {(error ?? hint) && <FieldNote id={`${name}-note`} error={error} hint={hint} />}
      </div>
    </Several>
  );
}

function shownValues({ type, variables }: DescribedField, values: readonly string[]): string {
  const wordsOf = (id: string) =>
    variables.find(({ databaseId }) => String(databaseId) === id)?.value;
  const words: Partial<Record<CustomFieldType, (value: string) => string | undefined>> = {
    LIST: wordsOf,
    LIST_BITRIX: wordsOf,
    DATE: formatDate,
    DATETIME: formatDateTime,
  };
  return values.map((value) => words[type]?.(value) ?? value).join(', ') || 'пусто';
}

interface Shared {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  error: string | null;
  disabled?: boolean | undefined;
}

const inputTypes: Partial<Record<CustomFieldType, 'tel' | 'email' | 'url'>> = {
  PHONE: 'tel',
  EMAIL: 'email',
  URL: 'url',
};

function OneValue({
  type,
  value,
  onChange,
  onBlur,
  placeholder,
  isWrong = false,
  ...box
}: Shared & {
  type: CustomFieldType;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  placeholder: string | undefined;
  hideLabel?: boolean;
  /** Marks the input as invalid; the message is shown elsewhere. */
  isWrong?: boolean;
}) {
  if (type === 'DATE' || type === 'DATETIME') {
    const Box = type === 'DATE' ? DateBox : DateTimeBox;
    return (
      <Box
        {...box}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
        onBlur={onBlur}
      />
    );
  }
  const { disabled, ...frame } = box;
  const native = { value, disabled, placeholder, onBlur };
  return (
    <FieldFrame {...frame}>
      {(control) => {
        const input = {
          ...native,
          ...control,
          'aria-invalid': isWrong || control['aria-invalid'] ? (true as const) : undefined,
        };
        return type === 'TEXT' ? (
          <LongInput {...input} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
        ) : (
          <Input
            {...input}
            type={inputTypes[type] ?? 'text'}
            inputMode={type === 'INTEGER' ? 'numeric' : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        );
      }}
    </FieldFrame>
  );
}

const Several = chakra(Fieldset, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '2',
    '& > div': { display: 'flex', alignItems: 'center', gap: '1', w: 'full' },
  },
});
