// A dialog that creates a custom field of users from another form.
import { FormModal } from '../../ui/index.ts';
import { ownTypes } from './customFieldTypes.ts';
import { FieldInputs } from './FieldInputs.tsx';
import { useNewField } from './useNewField.ts';
import { VariablesInput } from './variables/VariablesInput.tsx';

export function CustomFieldModal({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const { form, onSubmit } = useNewField(companyId, 'USER', onDone);
  return (
    <FormModal
      form={form}
      onSubmit={onSubmit}
      title="Новое поле"
      confirmLabel="Создать"
      size="narrow"
      disableAfterClick={false}
      guardUnsaved
    >
      <FieldInputs types={ownTypes} />
      {form.watch('type') === 'LIST' && <VariablesInput name="variables" />}
    </FormModal>
  );
}
