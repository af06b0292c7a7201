// URL state of the checking queue and its query variables.
import { choice, values } from '../../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../../kit/list/listAddress.ts';
import type {
  TestAttemptQueueFilter,
  TestAttemptOrder,
} from '../../../__generated__/checkingRouteQuery.graphql.ts';

export const checkingList = listAddress({
  sorting: { finished: 'FINISHED_AT' },
  views: { tab: choice(['waiting', 'checked', 'all']) },
  // Global ids.
  conditions: { test: values(), user: values(), group: values() },
});

export type CheckingState = StateOf<typeof checkingList>;
export type CheckingTab = CheckingState['tab'];

export const tabNames: Record<CheckingTab, string> = {
  waiting: 'Ждут проверки',
  checked: 'Проверены',
  all: 'Все',
};

const tabFilters: Record<CheckingTab, TestAttemptQueueFilter> = {
  waiting: { waiting: true },
  checked: { state: ['CHECKED', 'EXPIRED'] },
  all: {},
};

export function toVariables(state: CheckingState): {
  filter: TestAttemptQueueFilter;
  orderBy: TestAttemptOrder | null;
} {
  const { tab, test, user, group } = state;
  const { orderBy } = checkingList.variables(state);
  return {
    filter: { ...tabFilters[tab], test: some(test), user: some(user), group: some(group) },
    // Unchecked attempts are listed oldest first, checked ones latest first.
    orderBy: orderBy ?? (tab === 'waiting' ? null : latestFirst),
  };
}

const latestFirst: TestAttemptOrder = { field: 'FINISHED_AT', direction: 'DESC' };

/** Ids whose names the filter chips show. */
export const namedIds = ({ test, user, group }: CheckingState): string[] => [
  ...test,
  ...user,
  ...group,
];

const some = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : undefined);
