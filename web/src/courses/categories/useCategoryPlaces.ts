// Moves and sorts categories in their tree.
import { graphql } from 'react-relay';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { useTreePlaces } from '../folders/useTreePlaces.ts';
import type { useCategoryPlacesMutation } from '../../__generated__/useCategoryPlacesMutation.graphql.ts';

interface Category {
  readonly title: string;
}

export const useCategoryPlaces = (companyId: string, tree: readonly TreeNode<Category>[]) =>
  useTreePlaces<useCategoryPlacesMutation, Category>({
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
    told: ({ title }) => `Категория «${title}» перемещена`,
  });
