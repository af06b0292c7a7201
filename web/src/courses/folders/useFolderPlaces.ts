// Folders are given their places in the tree, and back for a while.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  placesIn,
  standingOf,
  type Places,
  type TreeNode,
  type TreePlace,
} from '../../ui/drag/treePlaces.ts';
import { useAlerts } from '../../ui/index.ts';
import type { useFolderPlacesMutation } from '../../__generated__/useFolderPlacesMutation.graphql.ts';

interface Folder {
  readonly name: string;
}

export function useFolderPlaces(companyId: string, tree: readonly TreeNode<Folder>[]) {
  const alerts = useAlerts();
  const [sort] = useMutation<useFolderPlacesMutation>(graphql`
    mutation useFolderPlacesMutation($input: SortCourseFoldersInput!) {
      sortCourseFolders(input: $input) {
        company {
          id
          courseFolders {
            id
            parentFolder {
              id
            }
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const place = async (folders: Places) =>
    succeeded(await sort({ variables: { input: { companyId, folders: [...folders] } } }), alerts);
  return async (id: string, to: TreePlace): Promise<void> => {
    const from = standingOf(tree, id);
    const node = from?.siblings[from.index];
    if (!from || !node) return;
    const parent = from.parent?.id ?? null;
    // Where it only changed places with its neighbours, a step back is as short as an undo.
    if (!(await place(placesIn(tree, id, to))) || parent === to.parent) return;
    const before = from.siblings[from.index + 1]?.id ?? null;
    alerts.withUndo(
      `Папка «${node.item.name}» перемещена`,
      () => void place(placesIn(tree, id, { parent, before })),
    );
  };
}
