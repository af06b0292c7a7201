// A dialog that creates or renames a folder of courses.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { FolderNameModal_folder$key } from '../../__generated__/FolderNameModal_folder.graphql.ts';
import type { FolderNameModalCreateMutation } from '../../__generated__/FolderNameModalCreateMutation.graphql.ts';
import type { FolderNameModalUpdateMutation } from '../../__generated__/FolderNameModalUpdateMutation.graphql.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export function FolderNameModal({
  companyId,
  record,
  parent,
  onDone,
}: RecordDialogProps<FolderNameModal_folder$key> & {
  /** The parent of a new folder; null is the top level. */
  parent: Named | null;
}) {
  const create = useCreate<FolderNameModalCreateMutation>(
    companyId,
    graphql`
      mutation FolderNameModalCreateMutation($input: CreateCourseFolderInput!) {
        createCourseFolder(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<FolderNameModalUpdateMutation>(graphql`
    mutation FolderNameModalUpdateMutation($input: UpdateCourseFolderInput!) {
      updateCourseFolder(input: $input) {
        courseFolder {
          ...FolderNameModal_folder
        }
        ...userErrors_payload
      }
    }
  `);
  const folder = useRecordForm({
    fragment: graphql`
      fragment FolderNameModal_folder on CourseFolder {
        id
        version
        name
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    create: (input) => create({ ...input, parentId: parent?.id ?? null }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...folder}
      creation={{
        title: parent ? `Новая папка в «${parent.name}»` : 'Новая папка',
        label: 'Создать',
      }}
      changeTitle="Переименование папки"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
