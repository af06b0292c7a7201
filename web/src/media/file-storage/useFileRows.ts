// Reads the files of the list into rows, shared by the table, the tiles and the actions.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { thumbnailImageOf } from '../fileKinds.tsx';
import type { useFileRows_items$key } from '../../__generated__/useFileRows_items.graphql.ts';

export type FileRow = ReturnType<typeof useFileRows>[number];

export function useFileRows(items: useFileRows_items$key) {
  const files = useFragment<useFileRows_items$key>(
    graphql`
      fragment useFileRows_items on FileStorageItem @relay(plural: true) {
        id
        version
        name
        kind
        size
        copiesCount
        folderDatabaseId
        createdAt @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
        file {
          id
          url
          ...fileKinds_file
        }
      }
    `,
    items,
  );
  return useMemo(
    () =>
      files.map(({ id, version, name, kind, size, copiesCount, folderDatabaseId, ...more }) => ({
        id,
        version,
        name,
        kind,
        size,
        copiesCount,
        /** Null at the top level. */
        folderDatabaseId,
        createdAt: more.createdAt,
        // When the server returns no permission (null), the action is offered and the server may refuse it.
        mayUpdate: more.viewerCanUpdate !== false,
        mayDelete: more.viewerCanDelete !== false,
        fileId: more.file?.id ?? null,
        url: more.file?.url ?? null,
        picture: thumbnailImageOf(kind, more.file),
      })),
    [files],
  );
}
