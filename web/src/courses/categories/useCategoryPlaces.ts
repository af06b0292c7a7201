// Moves and sorts categories in their tree.
import { graphql } from 'react-relay';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { useTreeMoves } from '../folders/useTreePlaces.ts';
import type { useCategoryPlacesMutation } from '../../__generated__/useCategoryPlacesMutation.graphql.ts';

interface Category {
  readonly title: string;
}

export const useCategoryPlaces = (companyId: string, tree: readonly TreeNode<Category>[]) =>
  useTreeMoves<useCategoryPlacesMutation, Category>({
    companyId,
    tree,
    mutation: graphql`
      mutation useCategoryPlacesMutation($input: SortCourseCategoriesInput!) {
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
