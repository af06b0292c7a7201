// Moves layers and lessons: optimistically, with a rollback if the server rejects the move, and with undo.
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { keyOfEntry, moveEntries, type Entry } from '@kafedra/common/lessons';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { usePreloadedMutation } from '../../kit/relay/useMutation.ts';
import { findInTree, type TreePosition } from '../../ui/drag/treePositions.ts';
import { countOf, useAlerts, useLatest } from '../../ui/index.ts';
import {
  destinationOf,
  entriesOf,
  nameOf,
  positionOf,
  groupedPositions,
  type Content,
  type ContentItem,
  type ContentNode,
} from './contentTree.ts';
import type { useContentMovesMutation } from '../../__generated__/useContentMovesMutation.graphql.ts';

interface Shown {
  courseId: string;
  content: Content;
  tree: readonly ContentNode[];
}

export type MoveContent = (ids: readonly string[], to: TreePosition) => Promise<void>;

export function useContentMoves(shown: Shown): MoveContent {
  const alerts = useAlerts();
  const send = usePreloadedMutation<useContentMovesMutation>(graphql`
    mutation useContentMovesMutation($input: MoveCourseContentInput!) {
      moveCourseContent(input: $input) {
        layers {
          id
          type
          parentLayerId
          sortOrder
        }
        lessons {
          id
          layerId
          sort
        }
        ...userErrors_payload
      }
    }
  `);
  // Undo applies to the current content, not to that at the time of the move.
  const latest = useLatest(shown);
  const place = async (ids: readonly string[], to: TreePosition): Promise<boolean> => {
    const { courseId, content, tree } = latest.current;
    const items = ids.flatMap((id) => itemOf(tree, id) ?? []);
    const { layer, after } = destinationOf(tree, ids, to);
    const answer = await send({
      variables: {
        input: {
          courseId,
          lessonIds: items.flatMap((item) => (item.kind === 'lesson' ? [item.lesson.id] : [])),
          layerIds: items.flatMap((item) => (item.kind === 'layer' ? [item.layer.id] : [])),
          intoLayerId: layer?.databaseId ?? null,
          behindLessonId: after?.kind === 'lesson' ? after.lesson.id : null,
          behindLayerId: after?.kind === 'layer' ? after.layer.id : null,
        },
      },
      optimisticUpdater: (store) => {
        const moved = moveEntries(entriesOf(content), items.map(entryOf), {
          layerId: layer?.databaseId ?? null,
          behind: after && entryOf(after),
        });
        if (typeof moved !== 'string') show(store, content, moved);
      },
    });
    return succeeded(answer, alerts);
  };
  return async (ids, to) => {
    const { tree } = latest.current;
    const [first, ...others] = ids;
    const item = first === undefined ? undefined : itemOf(tree, first);
    const from = first === undefined ? null : positionOf(tree, first);
    if (first === undefined || !item || !from || !(await place(ids, to))) return;
    // A move within the same layer is as easy to reverse as to undo, so there is no message.
    if (others.length === 0 && from.parent === to.parent) return;
    const message =
      others.length === 0
        ? `«${nameOf(item)}»: перемещено`
        : `Перемещено: ${countOf(ids.length, ['элемент', 'элемента', 'элементов'])}`;
    alerts.withUndo(message, () => void putBack(place, tree, ids));
  };
}

/**
 * Adjacent entries go back together, the last ones first: so the entry that they are inserted before is already in
 * place.
 */
async function putBack(
  place: (ids: readonly string[], to: TreePosition) => Promise<boolean>,
  tree: readonly ContentNode[],
  ids: readonly string[],
): Promise<void> {
  for (const { ids: some, to } of groupedPositions(tree, new Set(ids)).toReversed()) {
    if (!(await place(some, to))) return;
  }
}

const itemOf = (tree: readonly ContentNode[], id: string): ContentItem | undefined => {
  const standing = findInTree(tree, id);
  return standing?.siblings[standing.index]?.item;
};

const entryOf = (item: ContentItem): Entry =>
  item.kind === 'layer'
    ? { kind: 'layer', id: item.layer.databaseId }
    : { kind: 'lesson', id: item.lesson.databaseId };

/** Optimistic update by the same rule as the server's. */
function show(
  store: RecordSourceSelectorProxy,
  content: Content,
  moved: readonly (Entry & { layerId: number | null; sort: number })[],
): void {
  const ids = new Map(
    entriesOf(content).map(({ record, ...entry }) => [keyOfEntry(entry), record.id]),
  );
  for (const { layerId, sort, ...entry } of moved) {
    const record = store.get(ids.get(keyOfEntry(entry)) ?? '');
    record?.setValue(layerId, entry.kind === 'layer' ? 'parentLayerId' : 'layerId');
    record?.setValue(sort, entry.kind === 'layer' ? 'sortOrder' : 'sort');
  }
}
