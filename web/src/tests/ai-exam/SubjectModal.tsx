// Name and description of a subject: a new one, or one that is changed.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/RecordModal.tsx';
import { DescribedFields, describedInput } from '../../kit/record/described.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { useCreate, type RecordDialog } from '../../kit/useSave.ts';
import type { SubjectModalCreateMutation } from '../../__generated__/SubjectModalCreateMutation.graphql.ts';
import type { SubjectModal_subject$key } from '../../__generated__/SubjectModal_subject.graphql.ts';
import type { SubjectModalUpdateMutation } from '../../__generated__/SubjectModalUpdateMutation.graphql.ts';

export function SubjectModal({
  companyId,
  record,
  onDone,
}: RecordDialog<SubjectModal_subject$key>) {
  const create = useCreate<SubjectModalCreateMutation>(
    companyId,
    graphql`
      mutation SubjectModalCreateMutation($input: CreateExamSubjectInput!) {
        createExamSubject(input: $input) {
          userErrors {
            message
            field
          }
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<SubjectModalUpdateMutation>(graphql`
    mutation SubjectModalUpdateMutation($input: UpdateExamSubjectInput!) {
      updateExamSubject(input: $input) {
        examSubject {
          ...SubjectModal_subject
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const subject = useRecordForm({
    fragment: graphql`
      fragment SubjectModal_subject on ExamSubject {
        id
        version
        name
        description
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '', description: now?.description ?? '' }),
    input: describedInput,
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...subject}
      creation={{ title: 'Новый предмет', label: 'Создать' }}
      changeTitle="Изменение предмета"
    >
      <DescribedFields nameHint="Например, «Математика, профильный уровень»" />
    </RecordModal>
  );
}
