// The tree of a course's content, moved by mouse and keyboard. The drag-and-drop code is loaded after the page.
import { SortableTree, type SortableTreeProps } from '../../ui/drag/SortableTree.tsx';
import type { ContentItem } from './contentTree.ts';

export const ContentTree = (tree: SortableTreeProps<ContentItem>) => <SortableTree {...tree} />;
