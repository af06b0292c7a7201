// Actions on one user of the list, on selected ones, or on all that match the filter.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { rowsOf } from '../../kit/relay/bulk.ts';
import { reportOutcome, type Nouns } from '../../kit/relay/outcome.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  countOf,
  lazyPart,
  type MenuEntries,
  type TableSelection,
  useAlerts,
  useConfirm,
} from '../../ui/index.ts';
import { userRowMenu } from './userRowMenu.tsx';
import { useUserMutations, type StatusChange } from './useUserMutations.ts';
import type { LinkResult } from './links/LinkModal.tsx';
import type { UserLink } from './links/linkKinds.tsx';
import type { UserMatch } from '../../__generated__/useUserMutationsBlockMutation.graphql.ts';
import type { useUserActions_users$key } from '../../__generated__/useUserActions_users.graphql.ts';

export interface UserActions {
  create: () => Promise<void>;
  menu: (id: string) => MenuEntries;
  /** These resolve to whether anything was changed. */
  setBlocked: (selection: TableSelection, change: BlockChange) => Promise<boolean>;
  remove: (selection: TableSelection) => Promise<boolean>;
  restore: (selection: TableSelection) => Promise<boolean>;
  /** Opens a dialog that picks the links to add or remove. */
  link: (selection: TableSelection, link: UserLink) => Promise<boolean>;
  /** Whether a bulk action is running. */
  isRunning: boolean;
}

const CreateUserModal = lazyPart(() => import('./CreateUserModal.tsx'), 'CreateUserModal');
const LinkModal = lazyPart(() => import('./links/LinkModal.tsx'), 'LinkModal');

export function useUserActions({
  companyId,
  code,
  users: key,
  list,
  refresh,
}: {
  companyId: string;
  code: string;
  /** The rows loaded so far. */
  users: useUserActions_users$key;
  list: { match: UserMatch; hasNext: boolean; totalCount: number };
  /** Refetches the shown list. */
  refresh: () => void;
}): UserActions {
  const listed = useFragment<useUserActions_users$key>(
    graphql`
      fragment useUserActions_users on User @relay(plural: true) {
        id
        ...userRowMenu_user
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const navigate = useNavigate();
  const mutations = useUserMutations(companyId);
  const [isRunning, setRunning] = useState(false);
  const running = async <T,>(work: Promise<T>): Promise<T> => {
    setRunning(true);
    return work.finally(() => setRunning(false));
  };

  const trash = useTrash<UserMatch>({
    nouns,
    send: {
      remove: (chosen) => running(mutations.changeStatus(chosen, 'delete')),
      restore: (chosen) => running(mutations.changeStatus(chosen, 'restore')),
    },
    refresh,
    listFollows: false,
  });

  const choose = (selection: TableSelection) =>
    rowsOf(selection, { ids: listed.map(({ id }) => id), ...list });

  const setBlocked = async (selection: TableSelection, change: BlockChange) => {
    const { chosen, count } = choose(selection);
    const { done, back } = blockChanges[change];
    const isWide = change === 'block' && chosen.matching != null;
    if (isWide && !(await confirm(blockQuestion(count)))) return false;
    const outcome = await running(mutations.changeStatus(chosen, change));
    if (outcome === null) return false;
    refresh();
    const { ids } = outcome;
    const takeBack = ids && (() => void mutations.changeStatus({ ids }, back).then(refresh));
    reportOutcome(alerts, outcome, { done, nouns, undo: takeBack ?? undefined });
    return outcome.count > 0;
  };

  const link = async (selection: TableSelection, kind: UserLink) => {
    const linked = await modals.open<LinkResult>((close) => (
      <LinkModal companyId={companyId} link={kind} users={choose(selection)} onDone={close} />
    ));
    if (!linked) return false;
    refresh();
    const { outcome, undo: takeBack } = linked;
    const undo = takeBack ? () => void takeBack().then(refresh) : undefined;
    if (outcome.count === 0 && outcome.skipped?.length === 0) alerts.success(linkedAlready);
    else reportOutcome(alerts, outcome, { done: 'Изменено', nouns, undo });
    return true;
  };

  const actions = {
    setBlocked,
    link,
    remove: (selection: TableSelection) => trash.remove(choose(selection)),
    restore: (selection: TableSelection) => trash.restore(choose(selection)),
  };

  return {
    create: async () => {
      const databaseId = await modals.open<number>((close) => (
        <CreateUserModal companyId={companyId} onDone={close} />
      ));
      if (databaseId === undefined) return;
      alerts.success('Пользователь добавлен');
      await navigate(`/${code}/users/${databaseId}`);
    },
    menu: (id) => {
      const user = listed.find((one) => one.id === id);
      return user ? userRowMenu(user, code, actions) : [];
    },
    ...actions,
    isRunning,
  };
}

const nouns: Nouns = ['человек', 'человека', 'человек'];

const linkedAlready = 'У всех уже так, менять нечего';

type BlockChange = Extract<StatusChange, 'block' | 'unblock'>;

const blockChanges: Record<BlockChange, { done: string; back: BlockChange }> = {
  block: { done: 'Заблокировано', back: 'unblock' },
  unblock: { done: 'Разблокировано', back: 'block' },
};

const blockQuestion = (count: number) => ({
  title: `Заблокировать ${countOf(count, nouns)}?`,
  description: 'Они не смогут войти в компанию, пока вы их не разблокируете.',
  confirmLabel: 'Заблокировать',
});
