// The form fields of records with a name and an optional description.
import { maxLength, maxLengthOrEmpty, TextArea, TextField, type Rule } from '../../ui/index.ts';

/** The two fields as mutation input. */
export const describedInput = ({ name, description }: { name: string; description: string }) => ({
  name: name.trim(),
  description: description.trim() || null,
});

export function DescribedFields({
  nameRules = [maxLength(255)],
  nameHint,
  descriptionHint,
}: {
  nameRules?: readonly Rule<string>[];
  nameHint?: string;
  descriptionHint?: string;
}) {
  return (
    <>
      <TextField
        name="name"
        label="Название"
        hint={nameHint}
        required
        rules={nameRules}
        initialFocus
      />
      <TextArea
        name="description"
        label="Описание"
        hint={descriptionHint}
        rules={[maxLengthOrEmpty(1000)]}
      />
    </>
  );
}
