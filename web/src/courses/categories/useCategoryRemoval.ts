// Deletes an unused category permanently, or merges a used one into another.
import { graphql, readInlineData } from 'react-relay';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { countOf, deleteItem, type MenuItem } from '../../ui/index.ts';
import { useCategorySearch } from '../dictionaries/choices.ts';
import type { useCategoryRemoval_category$key } from '../../__generated__/useCategoryRemoval_category.graphql.ts';
import type { useCategoryRemovalMutation } from '../../__generated__/useCategoryRemovalMutation.graphql.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly coursesCount: number | null | undefined;
}

/** The last items of a category's menu. */
export function useCategoryRemoval(
  companyId: string,
  onDone: () => void,
): (key: useCategoryRemoval_category$key) => MenuItem[] {
  const merging = useMerge({
    accusative: 'категорию',
    label: 'С какой категорией',
    search: useCategorySearch(companyId),
    passes: ({ name, coursesCount }: Entry) =>
      `Всё, что лежит в «${name}» (${countOf(coursesCount ?? 0, ['курс', 'курса', 'курсов'])}, подкатегории), и курсы в корзине`,
    mutation: graphql`
      mutation useCategoryRemovalMergeMutation($input: MergeCourseCategoriesInput!) {
        mergeCourseCategories(input: $input) {
          courseCategory {
            id
            coursesCount @catch(to: NULL)
            subcategoriesCount @catch(to: NULL)
          }
          deletedCourseCategoryId
          ...userErrors_payload
        }
      }
    `,
    onDone,
  });
  const remove = usePermanentDelete<useCategoryRemovalMutation>(
    graphql`
      mutation useCategoryRemovalMutation($input: DeleteCourseCategoryInput!) {
        deleteCourseCategory(input: $input) {
          deletedCourseCategoryId
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  return (key) => {
    const { title, ...category } = readInlineData<useCategoryRemoval_category$key>(
      graphql`
        fragment useCategoryRemoval_category on CourseCategory @inline {
          id
          title
          coursesCount @catch(to: NULL)
          subcategoriesCount @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
    const entry = { ...category, name: title };
    const { id, coursesCount, subcategoriesCount } = category;
    const isUsed = (coursesCount ?? 0) + (subcategoriesCount ?? 0) > 0;
    const removeIt = () =>
      void remove({
        title: `Удалить категорию «${title}»?`,
        description: 'Курсов и подкатегорий в ней нет. Восстановить не получится.',
        variables: { input: { id } },
        done: 'Категория удалена',
      });
    return [
      merging.item(entry),
      deleteItem(merging.inPlaceOfDeleting(entry, isUsed) || removeIt, {
        disabled: category.viewerCanDelete === false,
      }),
    ];
  };
}
