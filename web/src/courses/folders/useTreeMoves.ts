// Moves a folder or category in its tree: shown optimistically, rolled back if the server refuses, with undo.
import type {
  GraphQLTaggedNode,
  MutationParameters,
  RecordSourceSelectorProxy,
} from 'relay-runtime';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  treeOrderAfterMove,
  findInTree,
  type TreeOrder,
  type TreeNode,
  type TreePosition,
} from '../../ui/drag/treePositions.ts';
import { useAlerts, useLatest } from '../../ui/index.ts';

/** GraphQL fields: the company's list of all nodes, and a node's parent. */
interface Fields {
  all: string;
  parent: string;
}

interface TreeMoveOptions<Item, Variables> {
  companyId: string;
  tree: readonly TreeNode<Item>[];
  /**
   * The payload must return the positions and versions of all nodes: a move changes the version.
   */
  mutation: GraphQLTaggedNode;
  variables: (places: TreeOrder) => Variables;
  fields: Fields;
  /** The success message: «Папка «Осень» перемещена» */
  successText: (item: Item) => string;
}

export function useTreeMoves<TMutation extends MutationParameters, Item>({
  companyId,
  tree,
  mutation,
  variables,
  fields,
  successText,
}: TreeMoveOptions<Item, TMutation['variables']>): (id: string, to: TreePosition) => Promise<void> {
  const alerts = useAlerts();
  const [sort] = useMutation<TMutation>(mutation);
  // Undo applies to the tree as it is by then.
  const latest = useLatest(tree);
  const place = async (id: string, to: TreePosition) => {
    const places = treeOrderAfterMove(latest.current, id, to);
    const answer = await sort({
      variables: variables(places),
      optimisticUpdater: (store) => showPlaces(store, companyId, fields, places),
    });
    return succeeded(answer, alerts);
  };
  return async (id, to) => {
    const from = findInTree(tree, id);
    const node = from?.siblings[from.index];
    if (!from || !node) return;
    const parent = from.parent?.id ?? null;
    // A move among siblings needs no undo: moving back is as easy.
    if (!(await place(id, to)) || parent === to.parent) return;
    const before = from.siblings[from.index + 1]?.id ?? null;
    alerts.withUndo(successText(node.item), () => void place(id, { parent, before }));
  };
}

function showPlaces(
  store: RecordSourceSelectorProxy,
  companyId: string,
  fields: Fields,
  places: TreeOrder,
): void {
  const company = store.get(companyId);
  const all = company?.getLinkedRecords(fields.all);
  if (!company || !all) return;
  for (const { id, parentId } of places) {
    if (parentId === undefined) continue;
    const parent = parentId === null ? null : store.get(parentId);
    if (parent) store.get(id)?.setLinkedRecord(parent, fields.parent);
    else store.get(id)?.setValue(null, fields.parent);
  }
  const order = new Map(places.map(({ id }, index) => [id, index]));
  const sorted = all
    .filter((each) => order.has(each?.getDataID() ?? ''))
    .toSorted(
      (one, other) =>
        (order.get(one?.getDataID() ?? '') ?? 0) - (order.get(other?.getDataID() ?? '') ?? 0),
    );
  const next = sorted.values();
  company.setLinkedRecords(
    all.map((each) => (order.has(each?.getDataID() ?? '') ? (next.next().value ?? null) : each)),
    fields.all,
  );
}
