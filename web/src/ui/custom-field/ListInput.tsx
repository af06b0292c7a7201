// A custom field that is a list: a few variables stand open, many are found by typing.
import { hasWords } from '@kafedra/common/words';
import { ChoiceBox } from '../form/choices/ChoiceBox.tsx';
import { ComboBox } from '../form/choices/ComboBox.tsx';
import { MultiComboBox } from '../form/choices/MultiComboBox.tsx';
import type { FrameProps } from '../form/frame.tsx';
import type { RecordSearch } from '../form/choices/useRecordSearch.ts';
import type { DescribedField } from './describedField.ts';

/** Variables that stand open at most, of a field that is not told to be closed: more are a wall. */
const most = 12;

/** How many are listed at once. */
const pageSize = 50;

export function ListInput({
  field,
  values,
  onChange,
  ...shared
}: FrameProps & {
  field: DescribedField;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error: string | null;
  disabled?: boolean | undefined;
}) {
  const options = field.variables.map(({ databaseId, value }) => ({
    value: String(databaseId),
    label: value,
  }));
  if (field.listShowType !== 'SELECT' && options.length <= most) {
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
  const records = options.map(({ value: id, label: name }) => ({ id, name }));
  const chosen = records.filter(({ id }) => values.includes(id));
  const box = {
    ...shared,
    search: searchAmong(records),
    placeholder: field.prompt ?? undefined,
  };
  return field.multiple ? (
    <MultiComboBox {...box} value={chosen} onChange={(all) => onChange(all.map(({ id }) => id))} />
  ) : (
    <ComboBox
      {...box}
      value={chosen[0] ?? null}
      onChange={(one) => onChange(one === null ? [] : [one.id])}
    />
  );
}

/** Words anywhere in the name; pages begin where their number says. */
const searchAmong =
  (records: readonly { id: string; name: string }[]): RecordSearch =>
  (text, { after }) => {
    const found = records.filter(({ name }) => hasWords(name, text));
    const start = after === null ? 0 : Number(after);
    const end = start + pageSize;
    return Promise.resolve({
      records: found.slice(start, end),
      next: end < found.length ? String(end) : null,
    });
  };
