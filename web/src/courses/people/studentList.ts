// The URL state of the list of a course's students, and its query variables.
import {
  choice,
  day,
  values,
  type Address,
  type AddressParameter,
} from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { courseTabs } from '../course/courseTabs.ts';
import type { CourseStudentFilter } from '../../__generated__/courseRouteQuery.graphql.ts';

/** A whole number of percent, 0 to 100. */
const percent: AddressParameter<number | null> = {
  none: null,
  read: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null),
  write: (value) => (value === null ? '' : String(value)),
};

export const studentList = listAddress({
  sorting: {
    name: 'FULL_NAME',
    progress: 'PROGRESS',
    visit: 'LAST_VISITED_AT',
    joined: 'CREATED_AT',
  },
  // The list is a tab of the course's page.
  views: { tab: choice(courseTabs) },
  conditions: {
    // Global ids.
    package: values(),
    branch: values(),
    progress_from: percent,
    progress_to: percent,
    visited_from: day,
    visited_to: day,
    visited: choice(['', 'yes', 'no']),
  },
});

export type StudentListState = StateOf<typeof studentList>;

export function filterOf(state: StudentListState): CourseStudentFilter {
  const ids = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : null);
  return {
    package: ids(state.package),
    branch: ids(state.branch),
    progressFrom: state.progress_from,
    progressTo: state.progress_to,
    visitedFrom: state.visited_from,
    visitedTo: state.visited_to,
    visited: state.visited === '' ? null : state.visited === 'yes',
  };
}

/** The variables of the course page's query for this tab. */
export function studentVariables({ search }: Pick<Address, 'search'>) {
  const state = studentList.read(search);
  return {
    ...studentList.variables(state),
    students: filterOf(state),
    // The chips show the packages' names.
    namesPackages: state.package.length > 0,
  };
}
