// A dialog that edits a staff remark.
import { graphql } from 'react-relay';
import { RecordModal } from '../../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { maxLength, TextArea } from '../../../ui/index.ts';
import type { FieldRemarkModal_remark$key } from '../../../__generated__/FieldRemarkModal_remark.graphql.ts';
import type { FieldRemarkModalMutation } from '../../../__generated__/FieldRemarkModalMutation.graphql.ts';

export function FieldRemarkModal({
  remark,
  onDone,
}: {
  remark: FieldRemarkModal_remark$key;
  onDone: () => void;
}) {
  const [update] = useMutation<FieldRemarkModalMutation>(graphql`
    mutation FieldRemarkModalMutation($input: UpdateCourseFieldCommentInput!) {
      updateCourseFieldComment(input: $input) {
        courseFieldComment {
          ...FieldRemarkModal_remark
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment FieldRemarkModal_remark on CourseFieldComment {
        id
        version
        text
      }
    `,
    record: remark,
    values: (now) => ({ text: now?.text ?? '' }),
    input: ({ text }) => ({ text: text.trim() }),
    update: ({ id }, { text = '', version }) =>
      update({ variables: { input: { id, text, ...(version !== undefined && { version }) } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новая заметка', label: 'Добавить' }}
      changeTitle="Изменение заметки"
    >
      <TextArea name="text" label="Заметка" required rules={[maxLength(1000)]} />
    </RecordModal>
  );
}
