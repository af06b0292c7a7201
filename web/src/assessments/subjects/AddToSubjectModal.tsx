// A dialog that adds topics to a selected subject.
import { graphql } from 'react-relay';
import { invalidateLists, useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  ComboField,
  countOf,
  FormModal,
  useAlerts,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useSubjectSearch } from './choices.ts';
import { topicNouns } from './topicWords.ts';
import type { AddToSubjectModalMutation } from '../../__generated__/AddToSubjectModalMutation.graphql.ts';

export function AddToSubjectModal({
  companyId,
  topicIds,
  onDone,
}: {
  companyId: string;
  topicIds: readonly string[];
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm<{ id: ChosenRecord | null }>({ defaultValues: { id: null } });
  const attach = useSubmit<AddToSubjectModalMutation>(
    graphql`
      mutation AddToSubjectModalMutation($input: AttachSubjectTopicsInput!) {
        attachSubjectTopics(input: $input) {
          subject {
            id
            topicsCount @catch(to: NULL)
          }
          ...userErrors_payload
        }
      }
    `,
    {
      updater: invalidateLists(companyId),
      onDone: () => {
        alerts.success(`Добавлено: ${countOf(topicIds.length, topicNouns)}`);
        onDone();
      },
    },
  );
  return (
    <FormModal
      form={form}
      onSubmit={({ id }) => attach({ id: id?.id ?? '', topicIds: [...topicIds] })}
      title={`В предмет: ${countOf(topicIds.length, topicNouns)}`}
      size="narrow"
      confirmLabel="Добавить"
    >
      <ComboField
        name="id"
        label="Предмет"
        hint="В других предметах темы останутся"
        required
        search={useSubjectSearch(companyId)}
      />
    </FormModal>
  );
}
