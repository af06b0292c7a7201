// A dialog that creates or edits a branch of a course.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useSubmit, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { DateField, maxLength, TextField } from '../../ui/index.ts';
import type { BranchModal_branch$key } from '../../__generated__/BranchModal_branch.graphql.ts';
import type { BranchModalCreateMutation } from '../../__generated__/BranchModalCreateMutation.graphql.ts';
import type { BranchModalUpdateMutation } from '../../__generated__/BranchModalUpdateMutation.graphql.ts';

export function BranchModal({
  courseId,
  record,
  onDone,
}: RecordDialogProps<BranchModal_branch$key> & { courseId: string }) {
  const create = useSubmit<BranchModalCreateMutation>(
    graphql`
      mutation BranchModalCreateMutation($input: CreateCourseBranchInput!) {
        createCourseBranch(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const [update] = useMutation<BranchModalUpdateMutation>(graphql`
    mutation BranchModalUpdateMutation($input: UpdateCourseBranchInput!) {
      updateCourseBranch(input: $input) {
        courseBranch {
          ...BranchModal_branch
        }
        ...userErrors_payload
      }
    }
  `);
  const branch = useRecordForm({
    fragment: graphql`
      fragment BranchModal_branch on CourseBranch {
        id
        version
        name
        startDate
        endDate
      }
    `,
    record,
    values: (now) => ({
      name: now?.name ?? '',
      startDate: now?.startDate ?? null,
      endDate: now?.endDate ?? null,
    }),
    input: ({ name, startDate, endDate }) => ({ name: name.trim(), startDate, endDate }),
    create: (input) => create({ courseId, ...input }),
    update: ({ id }, change) => update({ variables: { input: { courseId, id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...branch}
      creation={{ title: 'Новая ветка', label: 'Создать' }}
      changeTitle="Изменение ветки"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <DateField name="startDate" label="Начало" />
      <DateField name="endDate" label="Окончание" />
    </RecordModal>
  );
}
