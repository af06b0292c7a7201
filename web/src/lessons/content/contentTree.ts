// The content of a course as the tree that is shown: layers, and lessons in these.
import { graphql, readInlineData } from 'react-relay';
import { inReadingOrder, type PlacedEntry } from '@kafedra/common/lessons';
import { standingOf, type TreeNode, type TreePlace } from '../../ui/drag/treePlaces.ts';
import type {
  contentTree_content$data,
  contentTree_content$key,
} from '../../__generated__/contentTree_content.graphql.ts';

export type Layer = contentTree_content$data['layers'][number];
export type Lesson = contentTree_content$data['lessons'][number];

export type ContentItem = { kind: 'layer'; layer: Layer } | { kind: 'lesson'; lesson: Lesson };
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

const recordOf = (item: ContentItem) => (item.kind === 'layer' ? item.layer : item.lesson);

export const isLayer = ({ kind }: ContentItem): boolean => kind === 'layer';

export const entriesOf = ({
  layers,
  lessons,
}: Content): (PlacedEntry & { item: ContentItem })[] => [
  ...layers.map((layer) => ({
    kind: 'layer' as const,
    id: layer.databaseId,
    layerId: layer.parentLayerId ?? null,
    sort: layer.sortOrder,
    item: { kind: 'layer' as const, layer },
  })),
  ...lessons.map((lesson) => ({
    kind: 'lesson' as const,
    id: lesson.databaseId,
    layerId: lesson.layerId ?? null,
    sort: lesson.sort,
    item: { kind: 'lesson' as const, lesson },
  })),
];

export function contentTree(content: Content): ContentNode[] {
  type Node = { id: string; item: ContentItem; below: Node[] };
  const top: Node[] = [];
  /** The layers that are open at this place of the reading, from the top. */
  const way: Node[] = [];
  for (const { entry, depth } of inReadingOrder(entriesOf(content))) {
    const node: Node = { id: recordOf(entry.item).id, item: entry.item, below: [] };
    way.length = depth;
    (way.at(-1)?.below ?? top).push(node);
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
  { parent, before }: TreePlace,
): Destination {
  const standing = parent === null ? null : standingOf(tree, parent);
  const node = standing?.siblings[standing.index];
  const siblings = (standing ? (node?.below ?? []) : tree).filter(({ id }) => !moving.includes(id));
  const index = before === null ? siblings.length : siblings.findIndex(({ id }) => id === before);
  return {
    layer: node?.item.kind === 'layer' ? node.item.layer : null,
    behind: siblings[(index < 0 ? siblings.length : index) - 1]?.item ?? null,
  };
}

/** Where entries stand now: they go back there. */
export function placeOf(tree: readonly ContentNode[], id: string): TreePlace | null {
  const standing = standingOf(tree, id);
  if (standing === null) return null;
  return {
    parent: standing.parent?.id ?? null,
    before: standing.siblings[standing.index + 1]?.id ?? null,
  };
}

interface Run {
  ids: string[];
  to: TreePlace;
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

/** How many lessons every layer holds, by its id. */
export const lessonCounts = (nodes: readonly ContentNode[]): Map<string, number> =>
  new Map(
    nodes.flatMap((node): [string, number][] => [
      ...lessonCounts(node.below),
      ...(isLayer(node.item) ? [[node.id, lessonsOf(node).length] as [string, number]] : []),
    ]),
  );

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
