// The folders in the trash, each with its contents and a button that restores it.
import { Folder as FolderIcon, RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { IconButton } from '../../../ui/index.ts';
import { FolderGrid } from './FolderStrip.tsx';
import { topFolders } from './folderTree.ts';
import type { FolderActions } from './useFolderActions.tsx';
import type { DeletedFolders_folders$key } from '../../../__generated__/DeletedFolders_folders.graphql.ts';

export function DeletedFolders({
  folders: key,
  restore,
}: {
  folders: DeletedFolders_folders$key;
  /** Null for users who may not restore folders. */
  restore: FolderActions['restore'] | null;
}) {
  const deleted = useFragment<DeletedFolders_folders$key>(
    graphql`
      fragment DeletedFolders_folders on FileStorageFolder @relay(plural: true) {
        id
        databaseId
        name
        parentDatabaseId
      }
    `,
    key,
  );
  const folders = deleted.map(({ id, databaseId, name, parentDatabaseId }) => ({
    id,
    databaseId,
    name,
    parentDatabaseId,
  }));
  const shown = topFolders(folders);
  if (shown.length === 0) return null;
  return (
    <FolderGrid aria-label="Удалённые папки">
      {shown.map((folder) => (
        <li key={folder.id}>
          <FolderIcon size={20} aria-hidden />
          <div className="folder">
            <strong>{folder.name}</strong>
            <small>Со всем, что в ней лежало</small>
          </div>
          {restore && (
            <IconButton
              size="sm"
              icon={<RotateCcw />}
              label={`Восстановить: ${folder.name}`}
              onClick={() => restore(folder)}
            />
          )}
        </li>
      ))}
    </FolderGrid>
  );
}
