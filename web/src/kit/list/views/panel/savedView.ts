// Reads a saved view from its fragment.
import { graphql, readInlineData } from 'react-relay';
import type { savedView_view$key } from '../../../../__generated__/savedView_view.graphql.ts';

export type SavedView = ReturnType<typeof savedView>;

export function savedView(key: savedView_view$key) {
  const { id, version, databaseId, list, name, address, columns, ...view } =
    readInlineData<savedView_view$key>(
      graphql`
        fragment savedView_view on SavedView @inline {
          id
          version
          databaseId
          list
          name
          address
          columns
          shared
          own
          viewerCanUpdate
          viewerCanDelete
        }
      `,
      key,
    );
  const { shared, own, viewerCanUpdate, viewerCanDelete } = view;
  const may = { update: viewerCanUpdate, delete: viewerCanDelete };
  return { id, version, databaseId, list, name, address, columns, shared, own, may };
}
