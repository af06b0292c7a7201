// A dialog that creates or edits a bullet point about the benefits of a course.
import { graphql } from 'react-relay';
import { RecordModal } from '../../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import { maxLength, TextArea } from '../../../ui/index.ts';
import type { BulletPointModal_point$key } from '../../../__generated__/BulletPointModal_point.graphql.ts';
import type { BulletPointModalCreateMutation } from '../../../__generated__/BulletPointModalCreateMutation.graphql.ts';
import type { BulletPointModalUpdateMutation } from '../../../__generated__/BulletPointModalUpdateMutation.graphql.ts';

export function BulletPointModal({
  courseId,
  point,
  onDone,
}: {
  courseId: string;
  /** Null for a new one. */
  point: BulletPointModal_point$key | null;
  onDone: () => void;
}) {
  const create = useSubmit<BulletPointModalCreateMutation>(
    graphql`
      mutation BulletPointModalCreateMutation($input: CreateCourseBulletPointInput!) {
        createCourseBulletPoint(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const [update] = useMutation<BulletPointModalUpdateMutation>(graphql`
    mutation BulletPointModalUpdateMutation($input: UpdateCourseBulletPointInput!) {
      updateCourseBulletPoint(input: $input) {
        courseBulletPoint {
          ...BulletPointModal_point
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment BulletPointModal_point on CourseBulletPoint {
        id
        version
        text
      }
    `,
    record: point,
    values: (now) => ({ text: now?.text ?? '' }),
    input: ({ text }) => ({ text: text.trim() }),
    create: ({ text }) => create({ courseId, text }),
    update: ({ id }, { text = '', version }) =>
      update({ variables: { input: { id, text, ...(version !== undefined && { version }) } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новый пункт', label: 'Добавить' }}
      changeTitle="Изменение пункта"
    >
      <TextArea name="text" label="Что даёт курс" required rules={[maxLength(500)]} />
    </RecordModal>
  );
}
