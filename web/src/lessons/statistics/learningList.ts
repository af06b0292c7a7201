// Which learners the statistics of a course are about, and who of them is looked for, as it stands in the address.
import { choice, day, values, type Address } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { StuckStudentFilter } from '../../__generated__/courseRouteQuery.graphql.ts';

export const learningList = listAddress({
  sorting: {},
  // The list is a part of a tab of the course's page, beside what has days.
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

/** What the page of a course asks for at an address of this tab. */
export function learningAt({ search }: Pick<Address, 'search'>) {
  const state = learningList.read(search);
  const filter = filterOf(state);
  return { search: learningList.variables(state).search, funnel: filter, stuck: filter };
}
