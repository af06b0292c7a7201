// The name of a folder of courses: a new one, or one that is renamed.
import { graphql, readInlineData } from 'react-relay';
import { useCreate, useSubmit } from '../../kit/useSave.ts';
import { FormModal, maxLength, TextField, useForm } from '../../ui/index.ts';
import type { FolderNameModal_folder$key } from '../../__generated__/FolderNameModal_folder.graphql.ts';
import type { FolderNameModalCreateMutation } from '../../__generated__/FolderNameModalCreateMutation.graphql.ts';
import type { FolderNameModalUpdateMutation } from '../../__generated__/FolderNameModalUpdateMutation.graphql.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export function FolderNameModal({
  companyId,
  folder: key,
  parent,
  onDone,
}: {
  companyId: string;
  /** Null for a new one. */
  folder: FolderNameModal_folder$key | null;
  /** Where a new one lies; null is the top. */
  parent: Named | null;
  onDone: () => void;
}) {
  const folder =
    key &&
    readInlineData<FolderNameModal_folder$key>(
      graphql`
        fragment FolderNameModal_folder on CourseFolder @inline {
          id
          name
          version
        }
      `,
      key,
    );
  const create = useCreate<FolderNameModalCreateMutation>(
    companyId,
    graphql`
      mutation FolderNameModalCreateMutation($input: CreateCourseFolderInput!) {
        createCourseFolder(input: $input) {
          userErrors {
            message
            field
          }
        }
      }
    `,
    onDone,
  );
  const update = useSubmit<FolderNameModalUpdateMutation>(
    graphql`
      mutation FolderNameModalUpdateMutation($input: UpdateCourseFolderInput!) {
        updateCourseFolder(input: $input) {
          courseFolder {
            id
            name
            version
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    { onDone },
  );
  const form = useForm({ defaultValues: { name: folder?.name ?? '' } });
  return (
    <FormModal
      title={titleOf(folder, parent)}
      size="narrow"
      confirmLabel={folder ? 'Сохранить' : 'Создать'}
      form={form}
      onSubmit={(typed) => {
        const name = typed.name.trim();
        return folder
          ? update({ id: folder.id, version: folder.version, name })
          : create({ name, parentId: parent?.id ?? null });
      }}
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </FormModal>
  );
}

function titleOf(folder: Named | null, parent: Named | null): string {
  if (folder) return 'Переименование папки';
  return parent ? `Новая папка в «${parent.name}»` : 'Новая папка';
}
