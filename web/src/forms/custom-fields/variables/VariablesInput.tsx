// Inputs for the variables of a list; existing ones retain their ids when renamed.
import { Plus, X } from 'lucide-react';
import { rowAttribute, useRowEntry } from '../../../kit/actions/useRowEntry.ts';
import {
  Button,
  FieldNote,
  Fieldset,
  IconButton,
  Input,
  chakra,
  useField,
} from '../../../ui/index.ts';

export interface Variable {
  /** Null for a new one. */
  databaseId: number | null;
  value: string;
}

export function VariablesInput({ name }: { name: string }) {
  const { field, error } = useField<readonly Variable[]>(name, {
    words: { label: 'Варианты', show: (all) => all.map(({ value }) => value).join(', ') },
    rules: [
      (variables) =>
        variables.some(({ value }) => value.trim() !== '') ? null : 'Добавьте хотя бы один вариант',
    ],
  });
  const variables = field.value;
  const { list, keyAt, remove, onKeyDown, onPaste } = useRowEntry({
    rows: variables,
    blank: newVariable,
    typed: (value) => ({ value }),
    most: mostVariables,
    onChange: field.onChange,
  });
  const set = (index: number, value: string) =>
    field.onChange(
      variables.map((variable, at) => (at === index ? { ...variable, value } : variable)),
    );
  return (
    <Group ref={list} onKeyDown={onKeyDown} onPaste={onPaste}>
      <legend>Варианты</legend>
      {variables.map(({ value }, index) => (
        <div key={keyAt(index)} {...rowAttribute}>
          <Input
            aria-label={`Вариант ${String(index + 1)}`}
            aria-invalid={(error !== null && index === 0) || undefined}
            maxLength={255}
            value={value}
            onChange={({ currentTarget }) => set(index, currentTarget.value)}
          />
          <IconButton
            size="sm"
            icon={<X />}
            label={`Убрать вариант ${String(index + 1)}`}
            disabled={variables.length === 1}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus aria-hidden />}
        onClick={() => field.onChange([...variables, newVariable])}
      >
        Добавить вариант
      </Button>
      <div aria-live="polite">{error && <FieldNote id={`${name}-note`} error={error} />}</div>
    </Group>
  );
}

/** The server's limit. */
const mostVariables = 1000;

const newVariable: Variable = { databaseId: null, value: '' };

const Group = chakra(Fieldset, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '2',
    '& > div': { display: 'flex', alignItems: 'center', gap: '1', w: 'full' },
  },
});
