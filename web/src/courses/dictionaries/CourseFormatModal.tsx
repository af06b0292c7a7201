// A dialog that creates or renames a course format.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { CourseFormatModalCreateMutation } from '../../__generated__/CourseFormatModalCreateMutation.graphql.ts';
import type { CourseFormatModal_record$key } from '../../__generated__/CourseFormatModal_record.graphql.ts';
import type { CourseFormatModalUpdateMutation } from '../../__generated__/CourseFormatModalUpdateMutation.graphql.ts';

export const CourseFormatModal = entityModal<
  CourseFormatModal_record$key,
  CourseFormatModalCreateMutation,
  CourseFormatModalUpdateMutation
>({
  ...nameField(),
  creation: { title: 'Новый формат курсов', label: 'Добавить' },
  changeTitle: 'Изменение формата курсов',
  fragment: graphql`
    fragment CourseFormatModal_record on CourseFormat {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation CourseFormatModalCreateMutation($input: CreateCourseFormatInput!) {
      createCourseFormat(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation CourseFormatModalUpdateMutation($input: UpdateCourseFormatInput!) {
      updateCourseFormat(input: $input) {
        courseFormat {
          ...CourseFormatModal_record
        }
        ...userErrors_payload
      }
    }
  `,
});
