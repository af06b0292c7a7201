// The form of records that have a name and nothing else.
import { maxLength, TextField } from '../../ui/index.ts';

/** Spread in an `entityModal`. */
export const nameField = (hint?: (record: object | null) => string | undefined) => ({
  values: (record: { readonly name: string | null | undefined } | null) => ({
    name: record?.name ?? '',
  }),
  input: ({ name }: { name: string }) => ({ name: name.trim() }),
  fields: (record: object | null) => (
    <TextField
      name="name"
      label="Название"
      hint={hint?.(record)}
      required
      rules={[maxLength(255)]}
      initialFocus
    />
  ),
});
