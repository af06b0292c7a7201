// The menu of a category in the tree: edit, move, add a subcategory, merge, delete.
import { ListPlus, Pencil } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { findInTree, type TreeNode, type TreePosition } from '../../ui/drag/treePositions.ts';
import { treeSteps } from '../../ui/drag/treeSteps.tsx';
import type { MenuEntries } from '../../ui/index.ts';
import { maxCategoryDepth } from './categoryTree.ts';
import { useCategoryRemoval } from './useCategoryRemoval.ts';
import type { useCategoryMenu_category$key } from '../../__generated__/useCategoryMenu_category.graphql.ts';

export function useCategoryMenu({
  companyId,
  code,
  tree,
  create,
  move,
  refresh,
}: {
  companyId: string;
  code: string;
  tree: readonly TreeNode<unknown>[];
  create: (parent: { id: string; title: string }) => void;
  move: (id: string, place: TreePosition) => void;
  refresh: () => void;
}): (key: useCategoryMenu_category$key) => MenuEntries {
  const removal = useCategoryRemoval(companyId, refresh);
  return (key) => {
    const category = readInlineData<useCategoryMenu_category$key>(
      graphql`
        fragment useCategoryMenu_category on CourseCategory @inline {
          id
          databaseId
          title
          ...useCategoryRemoval_category
        }
      `,
      key,
    );
    const { id, databaseId, title } = category;
    return [
      {
        id: 'edit',
        label: 'Изменить',
        icon: <Pencil />,
        to: `/${code}/categories/${databaseId}`,
      },
      {
        id: 'add',
        label: 'Добавить подкатегорию',
        icon: <ListPlus />,
        disabled: (findInTree(tree, id)?.level ?? 1) >= maxCategoryDepth,
        onAction: () => create({ id, title }),
      },
      'separator',
      ...treeSteps(id, tree, maxCategoryDepth, move),
      'separator',
      ...removal(category),
    ];
  };
}
