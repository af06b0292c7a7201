// What is done with groups in their list: create, change, delete one or many.
import { Pencil, Trash2, Users } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import {
  countOf,
  lazyPart,
  selectedCount,
  type MenuEntries,
  type TableSelection,
  useAlerts,
  useConfirm,
} from '../../ui/index.ts';
import type { useGroupActionsDeleteMutation } from '../../__generated__/useGroupActionsDeleteMutation.graphql.ts';
import type {
  useGroupActions_group$data,
  useGroupActions_group$key,
} from '../../__generated__/useGroupActions_group.graphql.ts';

type ListedGroup = useGroupActions_group$data;

const GroupModal = lazyPart(() => import('./GroupModal.tsx'), 'GroupModal');

export function useGroupActions({
  companyId,
  code,
  connectionId,
  refresh,
}: {
  companyId: string;
  code: string;
  connectionId: string;
  /** Fetches the shown list anew. */
  refresh: () => void;
}): {
  create: () => void;
  menu: (group: useGroupActions_group$key) => MenuEntries;
  /** Answers whether anything was deleted. */
  remove: (
    selection: TableSelection,
    list: { search: string | null; totalCount: number },
  ) => Promise<boolean>;
} {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const [commit] = useMutation<useGroupActionsDeleteMutation>(graphql`
    mutation useGroupActionsDeleteMutation($input: DeleteGroupsInput!, $connections: [ID!]!) {
      deleteGroups(input: $input) {
        deletedGroupIds @deleteEdge(connections: $connections)
        deletedCount
        userErrors {
          message
        }
      }
    }
  `);
  const open = (group: ListedGroup | null) =>
    void modals.open((close) => (
      <GroupModal
        companyId={companyId}
        group={group}
        onDone={() => {
          close();
          refresh();
        }}
      />
    ));

  const remove = async (
    selection: TableSelection,
    { search, totalCount }: { search: string | null; totalCount: number },
  ) => {
    const groups = countOf(selectedCount(selection, totalCount), ['группу', 'группы', 'групп']);
    const sure = await confirm({
      title: `Удалить ${groups}?`,
      description: 'Люди из них останутся в компании. Восстановить группы не получится.',
      confirmLabel: 'Удалить',
      danger: true,
    });
    if (!sure) return false;
    const answer = await commit({
      variables: {
        input: {
          companyId,
          groups: selection.allMatching ? { matching: { search } } : { ids: [...selection.ids] },
        },
        connections: [connectionId],
      },
    });
    if (!succeeded(answer, alerts)) return false;
    refresh();
    const { deletedCount } = answer.response.deleteGroups;
    alerts.success(`Удалено: ${countOf(deletedCount, ['группа', 'группы', 'групп'])}`);
    return true;
  };

  const menuOf = (group: ListedGroup): MenuEntries => [
    {
      id: 'rename',
      label: 'Изменить',
      icon: <Pencil />,
      disabled: !group.viewerCanUpdate,
      onAction: () => open(group),
    },
    {
      id: 'users',
      label: 'Кто в группе',
      icon: <Users />,
      to: `/${code}/users?group=${encodeURIComponent(group.id)}`,
    },
    'separator',
    {
      id: 'delete',
      label: 'Удалить',
      icon: <Trash2 />,
      danger: true,
      disabled: !group.viewerCanDelete,
      onAction: () =>
        void remove(
          { ids: new Set([group.id]), allMatching: false },
          { search: null, totalCount: 1 },
        ),
    },
  ];

  return { create: () => open(null), menu: (key) => menuOf(readGroup(key)), remove };
}

const readGroup = (key: useGroupActions_group$key): ListedGroup =>
  readInlineData<useGroupActions_group$key>(
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
