// The files of the list as rows: what all ways to show them, and all that is done with them, know of one.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { picturedBy } from '../fileKinds.tsx';
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
        /** Null at the top. */
        folderDatabaseId,
        createdAt: more.createdAt,
        // What a server does not tell of somebody's rights, it refuses when they try.
        mayUpdate: more.viewerCanUpdate !== false,
        mayDelete: more.viewerCanDelete !== false,
        fileId: more.file?.id ?? null,
        url: more.file?.url ?? null,
        picture: picturedBy(kind, more.file),
      })),
    [files],
  );
}
