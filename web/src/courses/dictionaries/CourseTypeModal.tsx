// A dialog that creates or renames a course type.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { CourseTypeModalCreateMutation } from '../../__generated__/CourseTypeModalCreateMutation.graphql.ts';
import type { CourseTypeModal_record$key } from '../../__generated__/CourseTypeModal_record.graphql.ts';
import type { CourseTypeModalUpdateMutation } from '../../__generated__/CourseTypeModalUpdateMutation.graphql.ts';

export const CourseTypeModal = entityModal<
  CourseTypeModal_record$key,
  CourseTypeModalCreateMutation,
  CourseTypeModalUpdateMutation
>({
  ...nameField(),
  creation: { title: 'Новый тип курсов', label: 'Добавить' },
  changeTitle: 'Изменение типа курсов',
  fragment: graphql`
    fragment CourseTypeModal_record on CourseType {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation CourseTypeModalCreateMutation($input: CreateCourseTypeInput!) {
      createCourseType(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation CourseTypeModalUpdateMutation($input: UpdateCourseTypeInput!) {
      updateCourseType(input: $input) {
        courseType {
          ...CourseTypeModal_record
        }
        ...userErrors_payload
      }
    }
  `,
});
