// Categories are given their places in the tree: shown at once, and taken back where the server refuses.
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  placesIn,
  standingOf,
  type Places,
  type TreeNode,
  type TreePlace,
} from '../../ui/drag/treePlaces.ts';
import { useAlerts } from '../../ui/index.ts';
import type { useCategoryMovesMutation } from '../../__generated__/useCategoryMovesMutation.graphql.ts';

interface Category {
  readonly title: string;
}

export function useCategoryMoves(companyId: string, tree: readonly TreeNode<Category>[]) {
  const alerts = useAlerts();
  const [sort] = useMutation<useCategoryMovesMutation>(graphql`
    mutation useCategoryMovesMutation($input: SortCourseCategoriesInput!) {
      sortCourseCategories(input: $input) {
        company {
          id
          courseCategories {
            id
            subcategoriesCount @catch(to: NULL)
            parentCategory {
              id
            }
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const place = async (categories: Places) => {
    const answer = await sort({
      variables: { input: { companyId, categories: [...categories] } },
      optimisticUpdater: (store) => showPlaces(store, companyId, categories),
    });
    return succeeded(answer, alerts);
  };
  return async (id: string, to: TreePlace): Promise<void> => {
    const from = standingOf(tree, id);
    const node = from?.siblings[from.index];
    if (!from || !node) return;
    const parentId = from.parent?.id ?? null;
    const isDone = await place(placesIn(tree, id, to));
    // Where it only changed places with its neighbours, a step back is as short as an undo.
    if (!isDone || parentId === to.parent) return;
    const before = from.siblings[from.index + 1]?.id ?? null;
    alerts.withUndo(
      `Категория «${node.item.title}» перемещена`,
      () => void place(placesIn(tree, id, { parent: parentId, before })),
    );
  };
}

function showPlaces(store: RecordSourceSelectorProxy, companyId: string, places: Places): void {
  const company = store.get(companyId);
  const all = company?.getLinkedRecords('courseCategories');
  if (!company || !all) return;
  for (const { id, parentId } of places) {
    const parent = parentId === null ? null : store.get(parentId);
    if (parent) store.get(id)?.setLinkedRecord(parent, 'parentCategory');
    else store.get(id)?.setValue(null, 'parentCategory');
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
    'courseCategories',
  );
}
