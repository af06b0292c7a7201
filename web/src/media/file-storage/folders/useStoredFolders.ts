// Loads all folders of the storage.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useStoredFolders_folders$key } from '../../../__generated__/useStoredFolders_folders.graphql.ts';

export type StoredFolder = ReturnType<typeof useStoredFolders>[number];

export function useStoredFolders(key: useStoredFolders_folders$key) {
  const folders = useFragment<useStoredFolders_folders$key>(
    graphql`
      fragment useStoredFolders_folders on FileStorageFolder @relay(plural: true) {
        id
        databaseId
        name
        parentDatabaseId
        itemsCount
        version
      }
    `,
    key,
  );
  return useMemo(
    () =>
      folders.map(({ id, databaseId, name, parentDatabaseId, itemsCount, version }) => ({
        id,
        databaseId,
        name,
        itemsCount,
        version,
        /** Null at the top level. */
        parentDatabaseId,
      })),
    [folders],
  );
}
