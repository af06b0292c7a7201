// The content of a course as the tree that is shown: layers, and lessons in these.
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

/** What the row of an entry is drawn of. */
type Rows = NonNullable<ContentTab_course$data['content']>;

export interface LayerItem {
  kind: 'layer';
  layer: Layer;
  row: Rows['layers'][number];
  /** How many lessons it holds, those of layers in it too. */
  lessons: number;
}

export interface LessonItem {
  kind: 'lesson';
  lesson: Lesson;
  row: Rows['lessons'][number];
}

export type ContentItem = LayerItem | LessonItem;
export type ContentNode = TreeNode<ContentItem>;

/** What a course consists of, as the server tells it. */
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
          lessons: 0,
        }
      : { kind: 'lesson', lesson: entry.record, row: lessonRows.get(entry.record.id)! };
  const top: Node[] = [];
  /** The layers that are open at this place of the reading, from the top. */
  const way: Node[] = [];
  for (const { entry, depth } of inReadingOrder(entriesOf(content))) {
    const node: Node = { id: entry.record.id, item: itemOf(entry), below: [] };
    way.length = depth;
    (way.at(-1)?.below ?? top).push(node);
    if (entry.kind === 'lesson') {
      for (const { item } of way) if (item.kind === 'layer') item.lessons += 1;
    }
    way.push(node);
  }
  return top;
}

/** Where entries go, as the server takes it: the layer, and what they come behind there. */
export interface Destination {
  layer: Layer | null;
  behind: ContentItem | null;
}

/** Of a place in the tree. What moves itself is no place to stand behind. */
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
    behind: siblings[(index < 0 ? siblings.length : index) - 1]?.item ?? null,
  };
}

/** Where entries stand now: they go back there. */
export function placeOf(tree: readonly ContentNode[], id: string): TreePosition | null {
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

/** Where some entries stand, those together that stand side by side, from top to bottom. */
export function runsOf(
  nodes: readonly ContentNode[],
  some: ReadonlySet<string>,
  parent: string | null = null,
): Run[] {
  const runs: Run[] = [];
  for (const [index, { id, below }] of nodes.entries()) {
    if (!some.has(id)) {
      runs.push(...runsOf(below, some, id));
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

/** The lessons of an entry: itself, or all that lie in it, however deep. */
export const lessonsOf = ({ item, below }: ContentNode): Lesson[] =>
  item.kind === 'lesson' ? [item.lesson] : below.flatMap(lessonsOf);

/** The entries that are chosen and lie in no other that is. */
export const outermost = (
  nodes: readonly ContentNode[],
  chosen: ReadonlySet<string>,
): ContentNode[] =>
  nodes.flatMap((node) => (chosen.has(node.id) ? [node] : outermost(node.below, chosen)));

interface LayerInTree {
  id: string;
  title: string;
  /** 0 at the top. */
  depth: number;
}

/** All layers from top to bottom, but for some with all that lies in them. */
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
