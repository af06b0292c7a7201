// A dialog that creates or renames a subject.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { SubjectModal_subject$key } from '../../__generated__/SubjectModal_subject.graphql.ts';
import type { SubjectModalCreateMutation } from '../../__generated__/SubjectModalCreateMutation.graphql.ts';
import type { SubjectModalUpdateMutation } from '../../__generated__/SubjectModalUpdateMutation.graphql.ts';

export const SubjectModal = entityModal<
  SubjectModal_subject$key,
  SubjectModalCreateMutation,
  SubjectModalUpdateMutation
>({
  ...nameField(),
  creation: { title: 'Новый предмет', label: 'Добавить' },
  changeTitle: 'Изменение предмета',
  fragment: graphql`
    fragment SubjectModal_subject on Subject {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation SubjectModalCreateMutation($input: CreateSubjectInput!) {
      createSubject(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation SubjectModalUpdateMutation($input: UpdateSubjectInput!) {
      updateSubject(input: $input) {
        subject {
          ...SubjectModal_subject
        }
        ...userErrors_payload
      }
    }
  `,
});
