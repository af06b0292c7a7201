// A dialog that creates or edits a bullet point about the benefits of a course.
import { graphql } from 'react-relay';
import { entityModal } from '../../../kit/record/entityModal.tsx';
import { maxLength, TextArea } from '../../../ui/index.ts';
import type { BulletPointModal_point$key } from '../../../__generated__/BulletPointModal_point.graphql.ts';
import type { BulletPointModalCreateMutation } from '../../../__generated__/BulletPointModalCreateMutation.graphql.ts';
import type { BulletPointModalUpdateMutation } from '../../../__generated__/BulletPointModalUpdateMutation.graphql.ts';

export const BulletPointModal = entityModal<
  BulletPointModal_point$key,
  BulletPointModalCreateMutation,
  BulletPointModalUpdateMutation,
  { text: string },
  { courseId: string }
>({
  owner: 'courseId',
  creation: { title: 'Новый пункт', label: 'Добавить' },
  changeTitle: 'Изменение пункта',
  fragment: graphql`
    fragment BulletPointModal_point on CourseBulletPoint {
      id
      version
      text
    }
  `,
  create: graphql`
    mutation BulletPointModalCreateMutation($input: CreateCourseBulletPointInput!) {
      createCourseBulletPoint(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation BulletPointModalUpdateMutation($input: UpdateCourseBulletPointInput!) {
      updateCourseBulletPoint(input: $input) {
        courseBulletPoint {
          ...BulletPointModal_point
        }
        ...userErrors_payload
      }
    }
  `,
  // The text is required, and the only field.
  updateInput: ({ text = '', ...change }) => ({ text, ...change }),
  values: (now) => ({ text: now?.text ?? '' }),
  input: ({ text }) => ({ text: text.trim() }),
  fields: () => <TextArea name="text" label="Что даёт курс" required rules={[maxLength(500)]} />,
});
