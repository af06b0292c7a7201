// A dialog that names the criteria saved as a template.
import { graphql } from 'react-relay';
import { useCreate } from '../../../kit/actions/useSubmit.ts';
import {
  FormModal,
  maxLength,
  numberOf,
  TextField,
  useAlerts,
  useForm,
} from '../../../ui/index.ts';
import type { CriterionDraft } from '../questionValues.ts';
import type { KeepTemplateModalMutation } from '../../../__generated__/KeepTemplateModalMutation.graphql.ts';

export function KeepTemplateModal({
  companyId,
  criteria,
  onDone,
}: {
  companyId: string;
  criteria: readonly CriterionDraft[];
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { name: '' } });
  const create = useCreate<KeepTemplateModalMutation>(
    companyId,
    graphql`
      mutation KeepTemplateModalMutation($input: CreateQuestionCriterionTemplateInput!) {
        createQuestionCriterionTemplate(input: $input) {
          questionCriterionTemplate {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    () => {
      alerts.success('Шаблон сохранён');
      onDone();
    },
  );
  return (
    <FormModal
      title="Сохранить критерии как шаблон"
      confirmLabel="Сохранить"
      size="narrow"
      form={form}
      onSubmit={({ name }) =>
        create({
          name: name.trim(),
          criteria: criteria.map((each) => ({
            name: each.name.trim(),
            description: each.description.trim() || null,
            maxPoints: numberOf(each.maxPoints) ?? 0,
          })),
        })
      }
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </FormModal>
  );
}
