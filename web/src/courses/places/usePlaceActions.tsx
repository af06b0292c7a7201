// What is done with places in their list: create, change, delete one or many.
import { Pencil } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { chosenOf, onlyRow } from '../../kit/bulk.ts';
import type { ShownList } from '../../kit/shownList.ts';
import { useRemoval } from '../../kit/useAction.ts';
import { useDialog } from '../../kit/useDataModals.tsx';
import {
  countOf,
  deleteItem,
  lazyPart,
  selectedCount,
  type MenuEntries,
  type TableSelection,
} from '../../ui/index.ts';
import type { PlaceModal_place$key } from '../../__generated__/PlaceModal_place.graphql.ts';
import type { usePlaceActionsDeleteMutation } from '../../__generated__/usePlaceActionsDeleteMutation.graphql.ts';
import type { usePlaceActions_place$key } from '../../__generated__/usePlaceActions_place.graphql.ts';

const PlaceModal = lazyPart(() => import('./PlaceModal.tsx'), 'PlaceModal');

export function usePlaceActions({ companyId, connectionId, refresh }: Omit<ShownList, 'code'>) {
  const dialog = useDialog(refresh);
  const edit = (place: PlaceModal_place$key | null) =>
    dialog((onDone) => <PlaceModal companyId={companyId} record={place} onDone={onDone} />);
  const commitRemoval = useRemoval<usePlaceActionsDeleteMutation>(
    graphql`
      mutation usePlaceActionsDeleteMutation($input: DeletePlacesInput!, $connections: [ID!]!) {
        deletePlaces(input: $input) {
          deletedPlaceIds @deleteEdge(connections: $connections)
          deletedCount
          userErrors {
            message
          }
        }
      }
    `,
    refresh,
  );
  const remove = (
    selection: TableSelection,
    { search, totalCount }: { search: string | null; totalCount: number },
  ) =>
    commitRemoval({
      title: `Удалить ${countOf(selectedCount(selection, totalCount), ['место', 'места', 'мест'])}?`,
      description: 'Восстановить удалённое не получится.',
      variables: {
        input: { companyId, places: chosenOf(selection, { search }) },
        connections: [connectionId],
      },
      done: ({ deletePlaces: { deletedCount } }) =>
        `Удалено: ${countOf(deletedCount, ['место', 'места', 'мест'])}`,
    });

  const menu = (key: usePlaceActions_place$key): MenuEntries => {
    const place = readInlineData<usePlaceActions_place$key>(
      graphql`
        fragment usePlaceActions_place on Place @inline {
          id
          viewerCanUpdate
          viewerCanDelete
          ...PlaceModal_place
        }
      `,
      key,
    );
    const only = onlyRow(place.id);
    return [
      {
        id: 'edit',
        label: 'Изменить',
        icon: <Pencil />,
        disabled: !place.viewerCanUpdate,
        onAction: () => edit(place),
      },
      'separator',
      deleteItem(() => void remove(only, { search: null, totalCount: 1 }), {
        disabled: !place.viewerCanDelete,
      }),
    ];
  };

  return { create: () => edit(null), menu, remove };
}
