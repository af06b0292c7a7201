// What can be done with one user of the list, with some, or with all that match.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useDataModals } from '../../kit/useDataModals.tsx';
import {
  countOf,
  lazyPart,
  type MenuEntries,
  type TableSelection,
  useAlerts,
  useConfirm,
} from '../../ui/index.ts';
import { userRowMenu } from './userRowMenu.tsx';
import { useUserMutations, type Chosen, type Link, type StatusChange } from './useUserMutations.ts';
import type { UserMatch } from '../../__generated__/useUserMutationsBlockMutation.graphql.ts';
import type { useUserActions_users$key } from '../../__generated__/useUserActions_users.graphql.ts';

export interface UserActions {
  create: () => Promise<void>;
  menu: (id: string) => MenuEntries;
  /** Answers whether anything was done. */
  changeStatus: (selection: TableSelection, change: StatusChange) => Promise<boolean>;
  /** Asks which, and gives or takes them. */
  link: (selection: TableSelection, link: Link) => Promise<boolean>;
  /** Whether something is being done to many. */
  isRunning: boolean;
}

const CreateUserModal = lazyPart(() => import('./CreateUserModal.tsx'), 'CreateUserModal');
const LinkModal = lazyPart(() => import('./LinkModal.tsx'), 'LinkModal');

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
  /** Fetches the shown list anew. */
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

  /** By name when all of them are loaded, otherwise everything that matches. */
  const choose = (selection: TableSelection): Chosen => {
    if (selection.allMatching && list.hasNext) {
      return { users: { matching: list.match }, count: list.totalCount };
    }
    const ids = selection.allMatching ? listed.map(({ id }) => id) : [...selection.ids];
    return { users: { ids }, count: ids.length };
  };

  const changeStatus = async (selection: TableSelection, change: StatusChange) => {
    const chosen = choose(selection);
    const { question, done, back } = statusChanges[change];
    const isMany = chosen.users.matching != null || chosen.count > 1;
    if (question && isMany && !(await confirm(question(chosen.count)))) return false;
    const result = await running(mutations.changeStatus(chosen, change));
    if (!result) return false;
    refresh();
    const text = `${done}: ${people(result.changed)}${skippedWords(result.skipped)}`;
    if (result.changed === 0) alerts.error(nothingDone);
    else if (!back || result.ids === null) alerts.success(text);
    else {
      const undo = { users: { ids: result.ids }, count: result.ids.length };
      alerts.withUndo(text, () => void mutations.changeStatus(undo, back).then(refresh));
    }
    return true;
  };

  const link = async (selection: TableSelection, kind: Link) => {
    const chosen = choose(selection);
    const answer = await modals.open<{ give: boolean; ids: string[] }>((close) => (
      <LinkModal companyId={companyId} link={kind} count={chosen.count} onDone={close} />
    ));
    if (!answer) return false;
    const result = await running(mutations.link(chosen, kind, answer));
    if (!result) return false;
    refresh();
    if (result.changed === 0 && result.skipped > 0) alerts.error(nothingDone);
    else alerts.success(`Изменено: ${people(result.changed)}${skippedWords(result.skipped)}`);
    return true;
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
      return user ? userRowMenu(user, code, { changeStatus, link }) : [];
    },
    changeStatus,
    link,
    isRunning,
  };
}

const people = (count: number) => countOf(count, ['человек', 'человека', 'человек']);

/** The server leaves alone whom the viewer may not touch. */
const skippedWords = (count: number) =>
  count === 0 ? '' : `. Пропущено: ${people(count)} — владельцы, вы сами и те, у кого прав больше`;

const nothingDone =
  'Никто не изменился: владельцев, себя и тех, у кого прав больше, изменить нельзя';

interface StatusWords {
  done: string;
  /** Asked before it is done to many. */
  question?: (count: number) => {
    title: string;
    description: string;
    confirmLabel: string;
    danger?: boolean;
  };
  /** What undoes it. */
  back?: StatusChange;
}

const statusChanges: Record<StatusChange, StatusWords> = {
  block: {
    done: 'Заблокировано',
    back: 'unblock',
    question: (count) => ({
      title: `Заблокировать ${people(count)}?`,
      description: 'Они не смогут войти в компанию, пока вы их не разблокируете.',
      confirmLabel: 'Заблокировать',
    }),
  },
  unblock: { done: 'Разблокировано', back: 'block' },
  delete: {
    done: 'Удалено',
    back: 'restore',
    question: (count) => ({
      title: `Удалить ${people(count)}?`,
      description: 'Компания для них закроется. Вернуть их можно во вкладке «Удалённые».',
      confirmLabel: 'Удалить',
      danger: true,
    }),
  },
  restore: { done: 'Возвращено', back: 'delete' },
};
