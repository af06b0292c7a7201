// A dialog that creates or renames a folder.
import { graphql } from 'react-relay';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useCreate } from '../../../kit/actions/useSubmit.ts';
import { FormModal, maxLength, TextField, useForm } from '../../../ui/index.ts';
import type { Folder } from './folderTree.ts';
import type { StoredFolder } from './useStoredFolders.ts';
import type { FolderModalCreateMutation } from '../../../__generated__/FolderModalCreateMutation.graphql.ts';
import type { FolderModalUpdateMutation } from '../../../__generated__/FolderModalUpdateMutation.graphql.ts';

export function FolderModal({
  companyId,
  folder,
  parent,
  onDone,
}: {
  companyId: string;
  /** Null for a new folder. */
  folder: StoredFolder | null;
  /** The parent of a new folder; null is the top level. */
  parent: Folder | null;
  onDone: () => void;
}) {
  const create = useCreate<FolderModalCreateMutation>(
    companyId,
    graphql`
      mutation FolderModalCreateMutation($input: CreateFileStorageFolderInput!) {
        createFileStorageFolder(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<FolderModalUpdateMutation>(graphql`
    mutation FolderModalUpdateMutation($input: UpdateFileStorageFolderInput!) {
      updateFileStorageFolder(input: $input) {
        fileStorageFolder {
          id
          name
          version
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useForm({ defaultValues: { name: folder?.name ?? '' } });
  return (
    <FormModal
      title={folder ? 'Переименование папки' : 'Новая папка'}
      size="narrow"
      confirmLabel={folder ? 'Сохранить' : 'Создать'}
      form={form}
      onSubmit={async ({ name }) => {
        if (folder === null) return create({ name: name.trim(), parentId: parent?.id ?? null });
        const { id, version } = folder;
        const answer = await update({ variables: { input: { id, version, name: name.trim() } } });
        if (answer.response !== null && answer.userErrors.length === 0) setTimeout(onDone);
        return answer.userErrors;
      }}
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </FormModal>
  );
}
