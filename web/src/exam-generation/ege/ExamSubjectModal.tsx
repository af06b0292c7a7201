// A dialog that creates or edits an exam subject's name and description.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { DescribedFields, describedInput } from '../../kit/record/described.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type PagedRecordDialogProps } from '../../kit/actions/useSubmit.ts';
import type { ExamSubjectModalCreateMutation } from '../../__generated__/ExamSubjectModalCreateMutation.graphql.ts';
import type { ExamSubjectModal_subject$key } from '../../__generated__/ExamSubjectModal_subject.graphql.ts';
import type { ExamSubjectModalUpdateMutation } from '../../__generated__/ExamSubjectModalUpdateMutation.graphql.ts';

export function ExamSubjectModal({
  companyId,
  record,
  onDone,
  onCreated,
}: PagedRecordDialogProps<ExamSubjectModal_subject$key>) {
  const create = useCreate<ExamSubjectModalCreateMutation>(
    companyId,
    graphql`
      mutation ExamSubjectModalCreateMutation($input: CreateExamSubjectInput!) {
        createExamSubject(input: $input) {
          examSubject {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createExamSubject }) => onCreated(createExamSubject.examSubject?.databaseId),
  );
  const [update] = useMutation<ExamSubjectModalUpdateMutation>(graphql`
    mutation ExamSubjectModalUpdateMutation($input: UpdateExamSubjectInput!) {
      updateExamSubject(input: $input) {
        examSubject {
          ...ExamSubjectModal_subject
        }
        ...userErrors_payload
      }
    }
  `);
  const subject = useRecordForm({
    fragment: graphql`
      fragment ExamSubjectModal_subject on ExamSubject {
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
