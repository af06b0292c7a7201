// The form of records with a name and an optional description.
import { maxLength, maxLengthOrEmpty, TextArea, TextField } from '../../ui/index.ts';

export interface Described {
  name: string;
  description: string;
}

interface DescribedRecord {
  readonly name: string;
  readonly description: string | null | undefined;
}

/** Spread in an `entityModal`. */
export const describedFields = (hints: { name?: string; description?: string } = {}) => ({
  values: (record: DescribedRecord | null): Described => ({
    name: record?.name ?? '',
    description: record?.description ?? '',
  }),
  input: ({ name, description }: Described) => ({
    name: name.trim(),
    description: description.trim() || null,
  }),
  fields: () => (
    <>
      <TextField
        name="name"
        label="Название"
        hint={hints.name}
        required
        rules={[maxLength(255)]}
        initialFocus
      />
      <TextArea
        name="description"
        label="Описание"
        hint={hints.description}
        rules={[maxLengthOrEmpty(1000)]}
      />
    </>
  ),
});
