// A dialog that chooses a part of the test.
import { FormModal, Select, useForm } from '../../../ui/index.ts';
import type { PartOfTest } from './testParts.ts';

export function PartModal({
  parts,
  onChosen,
}: {
  parts: readonly PartOfTest[];
  onChosen: (part: number) => void;
}) {
  const next = Math.max(0, ...parts.map(({ part }) => part)) + 1;
  const form = useForm({ defaultValues: { part: String(next) } });
  return (
    <FormModal
      title="В другую часть"
      confirmLabel="Перенести"
      size="narrow"
      form={form}
      onSubmit={({ part }) => {
        onChosen(Number(part));
        return [];
      }}
    >
      <Select
        name="part"
        label="Часть"
        required
        options={[
          ...parts.map(({ part, title }) => ({ value: String(part), label: title })),
          { value: String(next), label: `Новая часть ${next}` },
        ]}
      />
    </FormModal>
  );
}
