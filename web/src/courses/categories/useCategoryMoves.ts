// Moves and sorts categories in their tree.
import { graphql } from 'react-relay';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { useTreeMoves } from '../folders/useTreeMoves.ts';
import type { useCategoryMovesMutation } from '../../__generated__/useCategoryMovesMutation.graphql.ts';

interface Category {
  readonly title: string;
}

export const useCategoryMoves = (companyId: string, tree: readonly TreeNode<Category>[]) =>
  useTreeMoves<useCategoryMovesMutation, Category>({
    companyId,
    tree,
    mutation: graphql`
      mutation useCategoryMovesMutation($input: SortCourseCategoriesInput!) {
        sortCourseCategories(input: $input) {
          company {
            id
            courseCategories {
              id
              version
              subcategoriesCount @catch(to: NULL)
              parentCategory {
                id
              }
            }
          }
          ...userErrors_payload
        }
      }
    `,
    variables: (categories) => ({ input: { companyId, categories } }),
    fields: { all: 'courseCategories', parent: 'parentCategory' },
    successText: ({ title }) => `Категория «${title}» перемещена`,
  });
