// Categories and folders in their order, moved by mouse and keyboard. What drags them comes with them, after the page.
import { SortableTree, type SortableTreeProps } from '../../ui/drag/SortableTree.tsx';
import type { CategoryListScreen_company$data } from '../../__generated__/CategoryListScreen_company.graphql.ts';
import type { FolderPanel_company$data } from '../../__generated__/FolderPanel_company.graphql.ts';

export type Category = CategoryListScreen_company$data['courseCategories'][number];
export type CourseFolder = NonNullable<FolderPanel_company$data['courseFolders']>[number];

export const CategoryTree = (tree: SortableTreeProps<Category>) => <SortableTree {...tree} />;
export const FolderTree = (tree: SortableTreeProps<CourseFolder>) => <SortableTree {...tree} />;
