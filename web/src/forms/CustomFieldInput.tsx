// The input of a custom field, by its type; the form holds its values as texts, whatever they are.
import type { ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import {
  Button,
  ChoiceBox,
  DateBox,
  DateTimeBox,
  FieldFrame,
  FieldNote,
  Fieldset,
  IconButton,
  Input,
  LongInput,
  SelectBox,
  chakra,
  formatDate,
  formatDateTime,
  useField,
} from '../ui/index.ts';
import { valuesRule } from './customFieldRules.ts';

export type CustomFieldType =
  | 'STRING'
  | 'TEXT'
  | 'INTEGER'
  | 'FILE'
  | 'IMAGE'
  | 'LIST'
  | 'DATE'
  | 'DATETIME'
  | 'PHONE'
  | 'EMAIL'
  | 'URL'
  | 'LIST_BITRIX'
  | 'AVATAR'
  | 'TELEGRAM_ID'
  | 'CHOOSE_ROLE'
  | '%future added value';

/** A custom field as forms describe it. */
export interface DescribedField {
  readonly name: string;
  readonly prompt?: string | null | undefined;
  readonly type: CustomFieldType;
  readonly multiple: boolean;
  readonly variables: readonly { readonly databaseId: number; readonly value: string }[];
}

export interface CustomFieldInputProps {
  field: DescribedField;
  /** Of the form's field, which holds `string[]`; of a list, the ids of its variables. */
  name: string;
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
}

/** Up to how many a list stands open. */
const few = 7;

/** Whether a person can fill it in here. Files need an upload; the other two come from elsewhere. */
export function canBeTyped(type: CustomFieldType): boolean {
  return !['FILE', 'IMAGE', 'AVATAR', 'LIST_BITRIX', 'CHOOSE_ROLE'].includes(type);
}

/** Nothing for a type that can't be typed. */
export function CustomFieldInput({
  field,
  name,
  required = false,
  disabled,
  hint,
}: CustomFieldInputProps) {
  const { field: control, error } = useField<string[]>(name, {
    required,
    rules: [valuesRule(field.type)],
    words: { label: field.name, show: (values) => shownValues(field, values) },
  });
  if (!canBeTyped(field.type)) return null;
  const shared = { label: field.name, hint, required, error, disabled };
  // A field that came to be while the form stood open holds nothing yet.
  const values = control.value ?? [];
  if (field.type === 'LIST') {
    return <ListInput {...shared} field={field} values={values} onChange={control.onChange} />;
  }
  const single = { type: field.type, placeholder: field.prompt ?? undefined };
  if (!field.multiple) {
    return (
      <OneValue
        {...shared}
        {...single}
        value={values[0] ?? ''}
        onChange={(value) => control.onChange(value === '' ? [] : [value])}
        onBlur={control.onBlur}
      />
    );
  }
  const rows = values.length === 0 ? [''] : values;
  const set = (next: string[]) => control.onChange(next.some((value) => value !== '') ? next : []);
  return (
    <Several>
      <legend>
        {field.name}
        {required && <span aria-hidden> *</span>}
      </legend>
      {rows.map((value, index) => (
        // Values have nothing to be told apart by but their places.
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
  const words: Partial<Record<CustomFieldType, (value: string) => string | undefined>> = {
    LIST: (id) => variables.find(({ databaseId }) => String(databaseId) === id)?.value,
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

function ListInput({
  field,
  values,
  onChange,
  ...shared
}: Shared & {
  field: DescribedField;
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const options = field.variables.map(({ databaseId, value }) => ({
    value: String(databaseId),
    label: value,
  }));
  if (field.multiple || options.length <= few) {
    return (
      <ChoiceBox
        {...shared}
        options={options}
        multiple={field.multiple}
        value={values}
        onChange={onChange}
      />
    );
  }
  return (
    <SelectBox
      {...shared}
      options={shared.required ? options : [{ value: '', label: 'Не выбрано' }, ...options]}
      value={values[0] ?? null}
      onChange={(value) => onChange(value === '' ? [] : [value])}
      placeholder={field.prompt ?? undefined}
    />
  );
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
  /** Marked wrong, with the message elsewhere. */
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
