// A dialog that creates or edits an exam subject's name and description.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { describedFields, type Described } from '../../kit/record/described.tsx';
import type { ExamSubjectModalCreateMutation } from '../../__generated__/ExamSubjectModalCreateMutation.graphql.ts';
import type { ExamSubjectModal_subject$key } from '../../__generated__/ExamSubjectModal_subject.graphql.ts';
import type { ExamSubjectModalUpdateMutation } from '../../__generated__/ExamSubjectModalUpdateMutation.graphql.ts';

export const ExamSubjectModal = entityModal<
  ExamSubjectModal_subject$key,
  ExamSubjectModalCreateMutation,
  ExamSubjectModalUpdateMutation,
  Described
>({
  ...describedFields({ name: 'Например, «Математика, профильный уровень»' }),
  creation: { title: 'Новый предмет', label: 'Создать' },
  changeTitle: 'Изменение предмета',
  fragment: graphql`
    fragment ExamSubjectModal_subject on ExamSubject {
      id
      version
      name
      description
    }
  `,
  create: graphql`
    mutation ExamSubjectModalCreateMutation($input: CreateExamSubjectInput!) {
      createExamSubject(input: $input) {
        examSubject {
          databaseId
        }
        ...userErrors_payload
      }
    }
  `,
  createdId: ({ createExamSubject }) => createExamSubject.examSubject?.databaseId,
  update: graphql`
    mutation ExamSubjectModalUpdateMutation($input: UpdateExamSubjectInput!) {
      updateExamSubject(input: $input) {
        examSubject {
          ...ExamSubjectModal_subject
        }
        ...userErrors_payload
      }
    }
  `,
});
