// The sortable trees of categories and folders, in a chunk that is loaded after the page because of drag and drop.
import { SortableTree, type SortableTreeProps } from '../../ui/drag/SortableTree.tsx';
import type { CategoryListScreen_company$data } from '../../__generated__/CategoryListScreen_company.graphql.ts';
import type { FolderPanel_company$data } from '../../__generated__/FolderPanel_company.graphql.ts';

export type Category = CategoryListScreen_company$data['courseCategories'][number];
export type CourseFolder = NonNullable<FolderPanel_company$data['courseFolders']>[number];

export const CategoryTree = (tree: SortableTreeProps<Category>) => <SortableTree {...tree} />;
export const FolderTree = (tree: SortableTreeProps<CourseFolder>) => <SortableTree {...tree} />;
