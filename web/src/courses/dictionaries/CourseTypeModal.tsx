// A dialog that creates or renames a course type.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { CourseTypeModalCreateMutation } from '../../__generated__/CourseTypeModalCreateMutation.graphql.ts';
import type { CourseTypeModal_record$key } from '../../__generated__/CourseTypeModal_record.graphql.ts';
import type { CourseTypeModalUpdateMutation } from '../../__generated__/CourseTypeModalUpdateMutation.graphql.ts';

export function CourseTypeModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<CourseTypeModal_record$key>) {
  const create = useCreate<CourseTypeModalCreateMutation>(
    companyId,
    graphql`
      mutation CourseTypeModalCreateMutation($input: CreateCourseTypeInput!) {
        createCourseType(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<CourseTypeModalUpdateMutation>(graphql`
    mutation CourseTypeModalUpdateMutation($input: UpdateCourseTypeInput!) {
      updateCourseType(input: $input) {
        courseType {
          ...CourseTypeModal_record
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment CourseTypeModal_record on CourseType {
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
      creation={{ title: 'Новый тип курсов', label: 'Добавить' }}
      changeTitle="Изменение типа курсов"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
