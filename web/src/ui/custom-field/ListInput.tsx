// The input of a list custom field: radio buttons or checkboxes for few options, a combobox for many.
import { hasWords } from '@kafedra/common/words';
import { ChoiceBox } from '../form/choices/ChoiceBox.tsx';
import { ComboBox } from '../form/choices/ComboBox.tsx';
import { MultiComboBox } from '../form/choices/MultiComboBox.tsx';
import type { FrameProps } from '../form/frame.tsx';
import type { RecordSearch } from '../form/choices/useRecordSearch.ts';
import type { DescribedField } from './describedField.ts';

/** Maximum number of options shown at once, unless the field is configured as a combobox. */
const most = 12;

/** Options per page of the combobox. */
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

/** Matches words anywhere in the label; the cursor is an offset. */
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
