// Moves and sorts folders of courses in their tree.
import { graphql } from 'react-relay';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { useTreeMoves } from './useTreeMoves.ts';
import type { useFolderMovesMutation } from '../../__generated__/useFolderMovesMutation.graphql.ts';

interface Folder {
  readonly name: string;
}

export const useFolderMoves = (companyId: string, tree: readonly TreeNode<Folder>[]) =>
  useTreeMoves<useFolderMovesMutation, Folder>({
    companyId,
    tree,
    mutation: graphql`
      mutation useFolderMovesMutation($input: SortCourseFoldersInput!) {
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
