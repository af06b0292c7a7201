// URL state of a course's statistics: which learners they count, and the search among stuck ones.
import { choice, day, values, type Address } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { StuckStudentFilter } from '../../__generated__/courseRouteQuery.graphql.ts';

export const learningList = listAddress({
  sorting: {},
  // The list is part of a tab of the course's page, beside the period.
  views: { tab: choice(['', 'statistics']), from: day, to: day },
  conditions: {
    // Global ids.
    package: values(),
    branch: values(),
    group: values(),
    began_from: day,
    began_to: day,
    days: choice(['7', '3', '14', '30']),
  },
});

export type LearningState = StateOf<typeof learningList>;

export function filterOf(state: LearningState) {
  const ids = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : null);
  return {
    package: ids(state.package),
    branch: ids(state.branch),
    group: ids(state.group),
    beganFrom: state.began_from,
    beganTo: state.began_to,
    stuckDays: Number(state.days),
  } satisfies StuckStudentFilter;
}

/** The variables of the course page's query for this tab. */
export function learningAt({ search }: Pick<Address, 'search'>) {
  const state = learningList.read(search);
  const filter = filterOf(state);
  return { search: learningList.variables(state).search, funnel: filter, stuck: filter };
}
