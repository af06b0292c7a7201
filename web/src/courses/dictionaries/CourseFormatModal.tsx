// A dialog that creates or renames a course format.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { CourseFormatModalCreateMutation } from '../../__generated__/CourseFormatModalCreateMutation.graphql.ts';
import type { CourseFormatModal_record$key } from '../../__generated__/CourseFormatModal_record.graphql.ts';
import type { CourseFormatModalUpdateMutation } from '../../__generated__/CourseFormatModalUpdateMutation.graphql.ts';

export function CourseFormatModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<CourseFormatModal_record$key>) {
  const create = useCreate<CourseFormatModalCreateMutation>(
    companyId,
    graphql`
      mutation CourseFormatModalCreateMutation($input: CreateCourseFormatInput!) {
        createCourseFormat(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<CourseFormatModalUpdateMutation>(graphql`
    mutation CourseFormatModalUpdateMutation($input: UpdateCourseFormatInput!) {
      updateCourseFormat(input: $input) {
        courseFormat {
          ...CourseFormatModal_record
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment CourseFormatModal_record on CourseFormat {
        id
        version
        name
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новый формат курсов', label: 'Добавить' }}
      changeTitle="Изменение формата курсов"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
