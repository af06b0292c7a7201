// A dialog that creates or edits the remark that offers show beside a course.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextArea } from '../../ui/index.ts';
import type { RemarkModal_remark$key } from '../../__generated__/RemarkModal_remark.graphql.ts';
import type { RemarkModalCreateMutation } from '../../__generated__/RemarkModalCreateMutation.graphql.ts';
import type { RemarkModalUpdateMutation } from '../../__generated__/RemarkModalUpdateMutation.graphql.ts';

export function RemarkModal({
  courseId,
  remark,
  onDone,
}: {
  courseId: string;
  /** Null for a new one. */
  remark: RemarkModal_remark$key | null;
  onDone: () => void;
}) {
  const create = useSubmit<RemarkModalCreateMutation>(
    graphql`
      mutation RemarkModalCreateMutation($input: CreateCourseRemarkInput!) {
        createCourseRemark(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const [update] = useMutation<RemarkModalUpdateMutation>(graphql`
    mutation RemarkModalUpdateMutation($input: UpdateCourseRemarkInput!) {
      updateCourseRemark(input: $input) {
        courseRemark {
          ...RemarkModal_remark
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment RemarkModal_remark on CourseRemark {
        id
        version
        text
      }
    `,
    record: remark,
    values: (now) => ({ text: now?.text ?? '' }),
    input: ({ text }) => ({ text: text.trim() }),
    create: ({ text }) => create({ courseId, text }),
    update: ({ id }, change) => update({ variables: { input: { courseId, id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новое примечание', label: 'Добавить' }}
      changeTitle="Изменение примечания"
    >
      <TextArea
        name="text"
        label="Примечание"
        hint="Его увидит каждый, кто получит предложение с этим курсом"
        required
        rules={[maxLength(1000)]}
      />
    </RecordModal>
  );
}
