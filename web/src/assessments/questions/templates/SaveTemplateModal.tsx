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
import type { SaveTemplateModalMutation } from '../../../__generated__/SaveTemplateModalMutation.graphql.ts';

export function SaveTemplateModal({
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
  const create = useCreate<SaveTemplateModalMutation>(
    companyId,
    graphql`
      mutation SaveTemplateModalMutation($input: CreateQuestionCriterionTemplateInput!) {
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
