// Moves and sorts folders of courses in their tree.
import { graphql } from 'react-relay';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { useTreeMoves } from './useTreePlaces.ts';
import type { useFolderPlacesMutation } from '../../__generated__/useFolderPlacesMutation.graphql.ts';

interface Folder {
  readonly name: string;
}

export const useFolderPlaces = (companyId: string, tree: readonly TreeNode<Folder>[]) =>
  useTreeMoves<useFolderPlacesMutation, Folder>({
    companyId,
    tree,
    mutation: graphql`
      mutation useFolderPlacesMutation($input: SortCourseFoldersInput!) {
        sortCourseFolders(input: $input) {
          company {
            id
            courseFolders {
              id
              version
              parentFolder {
                id
              }
            }
          }
          ...userErrors_payload
        }
      }
    `,
    variables: (folders) => ({ input: { companyId, folders } }),
    fields: { all: 'courseFolders', parent: 'parentFolder' },
    successText: ({ name }) => `Папка «${name}» перемещена`,
  });
