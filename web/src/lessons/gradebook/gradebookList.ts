// URL state of a course's gradebook: learners, columns and sort.
import { choice, values, type Address } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type {
  GradebookColumnKind,
  GradebookFilter,
  GradebookState,
} from '../../__generated__/courseRouteQuery.graphql.ts';

export const kindNames: Record<GradebookColumnKind, string> = {
  LESSON: 'Уроки',
  HOMEWORK: 'Домашние задания',
  TEST: 'Тесты',
};

export const stateNames: Record<GradebookState, string> = {
  ON_CHECK: 'на проверке',
  RETURNED: 'возвращено',
  ACCEPTED: 'принято',
  FINISHED: 'пройдено',
  IN_PROGRESS: 'в процессе',
  EXPIRED: 'срок вышел',
  ABSENT: 'не был',
};

/** The keys of an enumeration in display order. */
const namesOf = <Name extends string>(names: Record<Name, string>) => Object.keys(names) as Name[];

export const gradebookList = listAddress({
  // Named like the columns.
  sorting: { fullName: 'FULL_NAME', average: 'AVERAGE' },
  // The gradebook is one of the tabs of the course's page.
  views: { tab: choice(['', 'gradebook']) },
  conditions: {
    // Global ids.
    package: values(),
    branch: values(),
    group: values(),
    kind: values(namesOf(kindNames)),
    state: values(namesOf(stateNames)),
  },
});

export type GradebookListState = StateOf<typeof gradebookList>;

export function filterOf(state: GradebookListState) {
  const chosen = <Value>(some: readonly Value[]) => (some.length > 0 ? [...some] : null);
  return {
    package: chosen(state.package),
    branch: chosen(state.branch),
    group: chosen(state.group),
    kind: chosen(state.kind),
    state: chosen(state.state),
  } satisfies GradebookFilter;
}

/** The variables of the course page's query for this tab. */
export function gradebookAt({ search }: Pick<Address, 'search'>) {
  const state = gradebookList.read(search);
  const { search: words, orderBy } = gradebookList.variables(state);
  return { search: words, gradesOf: filterOf(state), gradesOrder: orderBy };
}
