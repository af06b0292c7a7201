// A preview of the custom field being edited as users fill it in.
import type { UseFormReturn } from 'react-hook-form';
import {
  Card,
  CustomFieldInput,
  Form,
  isFileField,
  Text,
  useForm,
  type DescribedField,
} from '../../ui/index.ts';
import type { FieldValues } from './FieldInputs.tsx';

export function FieldPreview<Values extends FieldValues>({
  form,
  variables,
}: {
  form: UseFormReturn<Values>;
  variables: DescribedField['variables'];
}) {
  // TypeScript does not infer the values of a form type that extends these.
  const { name, type, description, prompt, multiple, listShowType } =
    form.watch() as unknown as FieldValues;
  const sample = useForm<{ sample: string[] }>({ defaultValues: { sample: [] } });
  if (type === null) return null;
  const field: DescribedField = {
    databaseId: 0,
    name: name.trim() || 'Название поля',
    prompt: prompt.trim() || null,
    type,
    multiple,
    listShowType,
    variables,
  };
  return (
    <Card title="Как это увидят">
      {isFileField(field) && (
        <Text tone="muted">Кнопка «Загрузить», под ней — то, что загрузили.</Text>
      )}
      {type === 'CHOOSE_ROLE' && (
        <Text tone="muted">Выбор роли среди тех, которые предлагает форма.</Text>
      )}
      <Form form={sample} onSubmit={() => null}>
        <CustomFieldInput
          key={type}
          name="sample"
          field={field}
          hint={description.trim() || null}
        />
      </Form>
    </Card>
  );
}
