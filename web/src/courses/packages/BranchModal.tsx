// A dialog that creates or edits a branch of a course.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { DateField, maxLength, TextField } from '../../ui/index.ts';
import type { BranchModal_branch$key } from '../../__generated__/BranchModal_branch.graphql.ts';
import type { BranchModalCreateMutation } from '../../__generated__/BranchModalCreateMutation.graphql.ts';
import type { BranchModalUpdateMutation } from '../../__generated__/BranchModalUpdateMutation.graphql.ts';

export const BranchModal = entityModal<
  BranchModal_branch$key,
  BranchModalCreateMutation,
  BranchModalUpdateMutation,
  { name: string; startDate: string | null; endDate: string | null },
  { courseId: string }
>({
  owner: 'courseId',
  creation: { title: 'Новая ветка', label: 'Создать' },
  changeTitle: 'Изменение ветки',
  fragment: graphql`
    fragment BranchModal_branch on CourseBranch {
      id
      version
      name
      startDate
      endDate
    }
  `,
  create: graphql`
    mutation BranchModalCreateMutation($input: CreateCourseBranchInput!) {
      createCourseBranch(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation BranchModalUpdateMutation($input: UpdateCourseBranchInput!) {
      updateCourseBranch(input: $input) {
        courseBranch {
          ...BranchModal_branch
        }
        ...userErrors_payload
      }
    }
  `,
  updateInput: (change, { courseId }) => ({ courseId, ...change }),
  values: (now) => ({
    name: now?.name ?? '',
    startDate: now?.startDate ?? null,
    endDate: now?.endDate ?? null,
  }),
  input: ({ name, startDate, endDate }) => ({ name: name.trim(), startDate, endDate }),
  fields: () => (
    <>
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <DateField name="startDate" label="Начало" />
      <DateField name="endDate" label="Окончание" />
    </>
  ),
});
