// Creates course fields from a pasted list, all or none; errors are shown at their lines.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { pastedLines, lineErrors } from '../../kit/actions/pastedLines.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { countOf, FormModal, LinesField, useAlerts, useForm } from '../../ui/index.ts';
import { fieldsIn, typeWords, wrongFieldLines } from './fieldLines.ts';
import type { PastedFieldsMutation } from '../../__generated__/PastedFieldsMutation.graphql.ts';

export function PastedFields({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { fields: '' } });
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [create] = useMutation<PastedFieldsMutation>(graphql`
    mutation PastedFieldsMutation($input: CreateCourseCustomFieldsInput!) {
      createCourseCustomFields(input: $input) {
        customFields {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const submit = async ({ fields: text }: { fields: string }) => {
    const { response, userErrors } = await create({
      variables: { input: { companyId, fields: fieldsIn(text) } },
      updater: invalidateLists(companyId),
    });
    if (userErrors.length > 0 || response === null) {
      setRefused(lineErrors(userErrors, 'fields', pastedLines(text)));
      return userErrors.map(({ message }) => ({ message, field: 'fields' }));
    }
    const { length } = response.createCourseCustomFields.customFields;
    alerts.success(`Создано: ${countOf(length, fieldNouns)}`);
    setTimeout(onDone);
    return [];
  };
  return (
    <FormModal
      form={form}
      onSubmit={submit}
      title="Поля курсов списком"
      confirmLabel="Создать"
      disableAfterClick={false}
      guardUnsaved
    >
      <LinesField
        name="fields"
        label="Поля, каждое с новой строки"
        hint={`Название; тип; варианты списка через запятую. Без типа будет строка. Типы: ${typeWords}`}
        placeholder={'Аудитория\nЧасы; целое число\nУровень; список; начальный, средний'}
        required
        wrongLines={wrongFieldLines}
        refused={refused}
      />
    </FormModal>
  );
}

const fieldNouns = ['поле', 'поля', 'полей'] as const;
