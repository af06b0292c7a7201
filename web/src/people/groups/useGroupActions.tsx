// What is done with groups in their list: create, change, delete one or many.
import { Pencil, Users } from 'lucide-react';
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
import type { GroupModal_group$key } from '../../__generated__/GroupModal_group.graphql.ts';
import type { useGroupActionsDeleteMutation } from '../../__generated__/useGroupActionsDeleteMutation.graphql.ts';
import type { useGroupActions_group$key } from '../../__generated__/useGroupActions_group.graphql.ts';

const GroupModal = lazyPart(() => import('./GroupModal.tsx'), 'GroupModal');

export function useGroupActions({ companyId, code, connectionId, refresh }: ShownList) {
  const dialog = useDialog(refresh);
  const edit = (group: GroupModal_group$key | null) =>
    dialog((onDone) => <GroupModal companyId={companyId} record={group} onDone={onDone} />);
  const commitRemoval = useRemoval<useGroupActionsDeleteMutation>(
    graphql`
      mutation useGroupActionsDeleteMutation($input: DeleteGroupsInput!, $connections: [ID!]!) {
        deleteGroups(input: $input) {
          deletedGroupIds @deleteEdge(connections: $connections)
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
      title: `Удалить ${countOf(selectedCount(selection, totalCount), ['группу', 'группы', 'групп'])}?`,
      description: 'Люди из них останутся в компании. Восстановить группы не получится.',
      variables: {
        input: { companyId, groups: chosenOf(selection, { search }) },
        connections: [connectionId],
      },
      done: ({ deleteGroups: { deletedCount } }) =>
        `Удалено: ${countOf(deletedCount, ['группа', 'группы', 'групп'])}`,
    });

  const menu = (key: useGroupActions_group$key): MenuEntries => {
    const group = readInlineData<useGroupActions_group$key>(
      graphql`
        fragment useGroupActions_group on Group @inline {
          id
          viewerCanUpdate
          viewerCanDelete
          ...GroupModal_group
        }
      `,
      key,
    );
    const only = onlyRow(group.id);
    return [
      {
        id: 'rename',
        label: 'Изменить',
        icon: <Pencil />,
        disabled: !group.viewerCanUpdate,
        onAction: () => edit(group),
      },
      {
        id: 'users',
        label: 'Кто в группе',
        icon: <Users />,
        to: `/${code}/users?group=${encodeURIComponent(group.id)}`,
      },
      'separator',
      deleteItem(() => void remove(only, { search: null, totalCount: 1 }), {
        disabled: !group.viewerCanDelete,
      }),
    ];
  };

  return { create: () => edit(null), menu, remove };
}
