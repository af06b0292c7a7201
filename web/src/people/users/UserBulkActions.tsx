// What can be done with the selected users, in the bar under the table.
import { Ban, CircleCheck, RotateCcw, ShieldCheck, Trash2, UsersRound } from 'lucide-react';
import { chakra, ProgressBar, SelectionAction, type TableSelection } from '../../ui/index.ts';
import type { UserTab } from './userList.ts';
import type { UserActions } from './useUserActions.tsx';

export function UserBulkActions({
  tab,
  selection,
  actions,
  mayManage,
  mayDelete,
  onDone,
}: {
  tab: UserTab;
  selection: TableSelection;
  actions: UserActions;
  mayManage: boolean;
  mayDelete: boolean;
  onDone: () => void;
}) {
  const run = async (action: Promise<boolean>) => {
    if (await action) onDone();
  };
  if (actions.isRunning) {
    return (
      <chakra.span display="block" w="160px" px="2">
        <ProgressBar label="Меняем пользователей" value={undefined} />
      </chakra.span>
    );
  }
  if (tab === 'deleted') {
    return mayDelete ? (
      <SelectionAction
        icon={<RotateCcw />}
        onClick={() => void run(actions.changeStatus(selection, 'restore'))}
      >
        Вернуть
      </SelectionAction>
    ) : null;
  }
  return (
    <>
      {mayManage && (
        <>
          <SelectionAction
            icon={<ShieldCheck />}
            onClick={() => void run(actions.link(selection, 'roles'))}
          >
            Роли
          </SelectionAction>
          <SelectionAction
            icon={<UsersRound />}
            onClick={() => void run(actions.link(selection, 'groups'))}
          >
            Группы
          </SelectionAction>
          {tab !== 'blocked' && (
            <SelectionAction
              icon={<Ban />}
              onClick={() => void run(actions.changeStatus(selection, 'block'))}
            >
              Заблокировать
            </SelectionAction>
          )}
          {tab !== 'active' && (
            <SelectionAction
              icon={<CircleCheck />}
              onClick={() => void run(actions.changeStatus(selection, 'unblock'))}
            >
              Разблокировать
            </SelectionAction>
          )}
        </>
      )}
      {mayDelete && (
        <SelectionAction
          icon={<Trash2 />}
          onClick={() => void run(actions.changeStatus(selection, 'delete'))}
        >
          Удалить
        </SelectionAction>
      )}
    </>
  );
}
