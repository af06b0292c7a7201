// A dialog that creates or renames a subject.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { SubjectModal_subject$key } from '../../__generated__/SubjectModal_subject.graphql.ts';
import type { SubjectModalCreateMutation } from '../../__generated__/SubjectModalCreateMutation.graphql.ts';
import type { SubjectModalUpdateMutation } from '../../__generated__/SubjectModalUpdateMutation.graphql.ts';

export function SubjectModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<SubjectModal_subject$key>) {
  const create = useCreate<SubjectModalCreateMutation>(
    companyId,
    graphql`
      mutation SubjectModalCreateMutation($input: CreateSubjectInput!) {
        createSubject(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<SubjectModalUpdateMutation>(graphql`
    mutation SubjectModalUpdateMutation($input: UpdateSubjectInput!) {
      updateSubject(input: $input) {
        subject {
          ...SubjectModal_subject
        }
        ...userErrors_payload
      }
    }
  `);
  const subject = useRecordForm({
    fragment: graphql`
      fragment SubjectModal_subject on Subject {
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
      {...subject}
      creation={{ title: 'Новый предмет', label: 'Добавить' }}
      changeTitle="Изменение предмета"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
