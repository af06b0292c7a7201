// A dialog that creates or edits the remark that offers show beside a course.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { maxLength, TextArea } from '../../ui/index.ts';
import type { RemarkModal_remark$key } from '../../__generated__/RemarkModal_remark.graphql.ts';
import type { RemarkModalCreateMutation } from '../../__generated__/RemarkModalCreateMutation.graphql.ts';
import type { RemarkModalUpdateMutation } from '../../__generated__/RemarkModalUpdateMutation.graphql.ts';

export const RemarkModal = entityModal<
  RemarkModal_remark$key,
  RemarkModalCreateMutation,
  RemarkModalUpdateMutation,
  { text: string },
  { courseId: string }
>({
  owner: 'courseId',
  creation: { title: 'Новое примечание', label: 'Добавить' },
  changeTitle: 'Изменение примечания',
  fragment: graphql`
    fragment RemarkModal_remark on CourseRemark {
      id
      version
      text
    }
  `,
  create: graphql`
    mutation RemarkModalCreateMutation($input: CreateCourseRemarkInput!) {
      createCourseRemark(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation RemarkModalUpdateMutation($input: UpdateCourseRemarkInput!) {
      updateCourseRemark(input: $input) {
        courseRemark {
          ...RemarkModal_remark
        }
        ...userErrors_payload
      }
    }
  `,
  updateInput: (change, { courseId }) => ({ courseId, ...change }),
  values: (now) => ({ text: now?.text ?? '' }),
  input: ({ text }) => ({ text: text.trim() }),
  fields: () => (
    <TextArea
      name="text"
      label="Примечание"
      hint="Его увидит каждый, кто получит предложение с этим курсом"
      required
      rules={[maxLength(1000)]}
    />
  ),
});
