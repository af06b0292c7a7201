// URL state of a lesson's students and its query variables.
import { choice, type Address } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { lessonTabs } from '../editor/lessonTabs.ts';
import type { LessonStudentState } from '../../__generated__/lessonRouteQuery.graphql.ts';

export const lessonStudentList = listAddress({
  sorting: {},
  // The list is one of the tabs of the lesson's page.
  views: { tab: choice(lessonTabs) },
  conditions: { state: choice(['', 'finished', 'opened', 'not_opened']) },
});

type State = StateOf<typeof lessonStudentList>;

const states: Record<State['state'], LessonStudentState | null> = {
  '': null,
  finished: 'FINISHED',
  opened: 'OPENED',
  not_opened: 'NOT_OPENED',
};

/** The variables of the lesson page's query for this tab. */
export function lessonStudentsAt({ search }: Pick<Address, 'search'>) {
  const state = lessonStudentList.read(search);
  return {
    search: lessonStudentList.variables(state).search,
    students: { state: states[state.state] },
  };
}
