// URL state of the homework queue and its query variables.
import { choice, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { HomeworkFilter } from '../../__generated__/workListRouteQuery.graphql.ts';

export const workList = listAddress({
  sorting: { sent: 'SENT_AT' },
  views: { tab: choice(['waiting', 'returned', 'accepted', 'all']) },
  // Global ids.
  conditions: { course: values(), lesson: values(), user: values(), group: values() },
});

export type WorkListState = StateOf<typeof workList>;
export type WorkTab = WorkListState['tab'];

export const tabNames: Record<WorkTab, string> = {
  waiting: 'Ждут проверки',
  returned: 'Возвращены',
  accepted: 'Приняты',
  all: 'Все',
};

const tabFilters: Record<WorkTab, HomeworkFilter> = {
  waiting: { waiting: true },
  returned: { status: ['RETURNED'] },
  accepted: { status: ['ACCEPTED'] },
  all: {},
};

export function filterOf(state: WorkListState): HomeworkFilter {
  const ids = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : null);
  return {
    ...tabFilters[state.tab],
    course: ids(state.course),
    lesson: ids(state.lesson),
    user: ids(state.user),
    group: ids(state.group),
  };
}

/** Ids whose names the filter chips show. */
export const namedIds = (state: WorkListState): string[] => [
  ...state.course,
  ...state.lesson,
  ...state.user,
  ...state.group,
];
