// A dialog that creates or renames a topic.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { TopicModal_topic$key } from '../../__generated__/TopicModal_topic.graphql.ts';
import type { TopicModalCreateMutation } from '../../__generated__/TopicModalCreateMutation.graphql.ts';
import type { TopicModalUpdateMutation } from '../../__generated__/TopicModalUpdateMutation.graphql.ts';

export function TopicModal({ companyId, record, onDone }: RecordDialogProps<TopicModal_topic$key>) {
  const create = useCreate<TopicModalCreateMutation>(
    companyId,
    graphql`
      mutation TopicModalCreateMutation($input: CreateTopicInput!) {
        createTopic(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<TopicModalUpdateMutation>(graphql`
    mutation TopicModalUpdateMutation($input: UpdateTopicInput!) {
      updateTopic(input: $input) {
        topic {
          ...TopicModal_topic
        }
        ...userErrors_payload
      }
    }
  `);
  const topic = useRecordForm({
    fragment: graphql`
      fragment TopicModal_topic on Topic {
        id
        version
        name
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...topic}
      creation={{ title: 'Новая тема', label: 'Добавить' }}
      changeTitle="Изменение темы"
    >
      <TextField
        name="name"
        label="Название"
        hint={record ? 'Изменится во всех предметах, где она есть' : undefined}
        required
        rules={[maxLength(255)]}
        initialFocus
      />
    </RecordModal>
  );
}
