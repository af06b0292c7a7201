// Converts the content of a course to a tree of layers and lessons.
import { graphql, readInlineData } from 'react-relay';
import { inReadingOrder, type PlacedEntry } from '@kafedra/common/lessons';
import { findInTree, type TreeNode, type TreePosition } from '../../ui/drag/treePositions.ts';
import type { ContentTab_course$data } from '../../__generated__/ContentTab_course.graphql.ts';
import type {
  contentTree_content$data,
  contentTree_content$key,
} from '../../__generated__/contentTree_content.graphql.ts';

export type Layer = contentTree_content$data['layers'][number];
export type Lesson = contentTree_content$data['lessons'][number];

/** The fragment references for the rows of the tree. */
type Rows = NonNullable<ContentTab_course$data['content']>;

export interface LayerItem {
  kind: 'layer';
  layer: Layer;
  row: Rows['layers'][number];
  /** Number of lessons, including nested layers. */
  lessonCount: number;
}

export interface LessonItem {
  kind: 'lesson';
  lesson: Lesson;
  row: Rows['lessons'][number];
}

export type ContentItem = LayerItem | LessonItem;
export type ContentNode = TreeNode<ContentItem>;

/** The content of a course as the server returns it. */
export interface Content {
  readonly layers: readonly Layer[];
  readonly lessons: readonly Lesson[];
}

export const contentOf = (key: contentTree_content$key): Content =>
  readInlineData<contentTree_content$key>(
    graphql`
      fragment contentTree_content on CourseContent @inline @throwOnFieldError {
        layers {
          id
          databaseId
          title
          parentLayerId
          sortOrder
        }
        lessons {
          id
          databaseId
          name
          layerId
          sort
        }
      }
    `,
    key,
  );

export const nameOf = (item: ContentItem): string =>
  item.kind === 'layer' ? item.layer.title : item.lesson.name;

export const isLayer = ({ kind }: ContentItem): boolean => kind === 'layer';

type PlacedRecord = PlacedEntry &
  ({ kind: 'layer'; record: Layer } | { kind: 'lesson'; record: Lesson });

export const entriesOf = ({ layers, lessons }: Content): PlacedRecord[] => [
  ...layers.map((record) => ({
    kind: 'layer' as const,
    id: record.databaseId,
    layerId: record.parentLayerId ?? null,
    sort: record.sortOrder,
    record,
  })),
  ...lessons.map((record) => ({
    kind: 'lesson' as const,
    id: record.databaseId,
    layerId: record.layerId ?? null,
    sort: record.sort,
    record,
  })),
];

export function contentTree(
  content: Content,
  layerRows: ReadonlyMap<string, LayerItem['row']>,
  lessonRows: ReadonlyMap<string, LessonItem['row']>,
): ContentNode[] {
  type Node = { id: string; item: ContentItem; below: Node[] };
  const itemOf = (entry: PlacedRecord): ContentItem =>
    entry.kind === 'layer'
      ? {
          kind: 'layer',
          layer: entry.record,
          row: layerRows.get(entry.record.id)!,
          lessonCount: 0,
        }
      : { kind: 'lesson', lesson: entry.record, row: lessonRows.get(entry.record.id)! };
  const top: Node[] = [];
  /** The stack of open layers in reading order, outermost first. */
  const way: Node[] = [];
  for (const { entry, depth } of inReadingOrder(entriesOf(content))) {
    const node: Node = { id: entry.record.id, item: itemOf(entry), below: [] };
    way.length = depth;
    (way.at(-1)?.below ?? top).push(node);
    if (entry.kind === 'lesson') {
      for (const { item } of way) if (item.kind === 'layer') item.lessonCount += 1;
    }
    way.push(node);
  }
  return top;
}

/** The target of a move as the mutation takes it: the layer and the entry to insert after. */
export interface Destination {
  layer: Layer | null;
  after: ContentItem | null;
}

/** Converts a position in the tree. Moved entries can't be the ones to insert after. */
export function destinationOf(
  tree: readonly ContentNode[],
  moving: readonly string[],
  { parent, before }: TreePosition,
): Destination {
  const standing = parent === null ? null : findInTree(tree, parent);
  const node = standing?.siblings[standing.index];
  const siblings = (standing ? (node?.below ?? []) : tree).filter(({ id }) => !moving.includes(id));
  const index = before === null ? siblings.length : siblings.findIndex(({ id }) => id === before);
  return {
    layer: node?.item.kind === 'layer' ? node.item.layer : null,
    after: siblings[(index < 0 ? siblings.length : index) - 1]?.item ?? null,
  };
}

/** The current position of an entry, for undo. */
export function positionOf(tree: readonly ContentNode[], id: string): TreePosition | null {
  const standing = findInTree(tree, id);
  if (standing === null) return null;
  return {
    parent: standing.parent?.id ?? null,
    before: standing.siblings[standing.index + 1]?.id ?? null,
  };
}

interface Run {
  ids: string[];
  to: TreePosition;
}

/** The current positions of some entries, in reading order; adjacent ones are grouped. */
export function groupedPositions(
  nodes: readonly ContentNode[],
  some: ReadonlySet<string>,
  parent: string | null = null,
): Run[] {
  const runs: Run[] = [];
  for (const [index, { id, below }] of nodes.entries()) {
    if (!some.has(id)) {
      runs.push(...groupedPositions(below, some, id));
      continue;
    }
    const before = nodes[index + 1]?.id ?? null;
    const last = runs.at(-1);
    if (last && last.ids.at(-1) === nodes[index - 1]?.id) {
      last.ids.push(id);
      last.to = { parent, before };
    } else {
      runs.push({ ids: [id], to: { parent, before } });
    }
  }
  return runs;
}

/** The lessons of an entry: itself, or all lessons nested in it. */
export const lessonsOf = ({ item, below }: ContentNode): Lesson[] =>
  item.kind === 'lesson' ? [item.lesson] : below.flatMap(lessonsOf);

/** The selected entries that are not nested in another selected one. */
export const outermostEntries = (
  nodes: readonly ContentNode[],
  chosen: ReadonlySet<string>,
): ContentNode[] =>
  nodes.flatMap((node) => (chosen.has(node.id) ? [node] : outermostEntries(node.below, chosen)));

interface LayerInTree {
  id: string;
  title: string;
  /** 0 at the top. */
  depth: number;
}

/** All layers in reading order, without some of them and their content. */
export function layersIn(
  nodes: readonly ContentNode[],
  isLeftOut: (id: string) => boolean = () => false,
  depth = 0,
): LayerInTree[] {
  return nodes.flatMap(({ id, item, below }) =>
    item.kind === 'lesson' || isLeftOut(id)
      ? []
      : [{ id, title: item.layer.title, depth }, ...layersIn(below, isLeftOut, depth + 1)],
  );
}
