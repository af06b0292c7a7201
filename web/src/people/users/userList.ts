// The URL state of the list of users, and its query variables.
import { choice, day, flag, values } from '../../kit/pages/addressParameters.ts';
import { fieldConditions, fieldConditionsInput } from '../../kit/list/filter/fieldConditions.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { UserFilter, UserStatus } from '../../__generated__/userListRouteQuery.graphql.ts';

export const userList = listAddress({
  sorting: {
    name: 'FULL_NAME',
    email: 'EMAIL',
    registered: 'CREATED_AT',
    visit: 'LAST_VISIT_AT',
  },
  byField: (customField) => ({ field: 'CUSTOM_FIELD' as const, customField }),
  views: { tab: choice(['all', 'active', 'blocked', 'deleted']) },
  conditions: {
    // Global ids.
    role: values(),
    group: values(),
    course: values(),
    registered_from: day,
    registered_to: day,
    visited_from: day,
    visited_to: day,
    visited: choice(['', 'yes', 'no']),
    waiting: flag,
    fields: fieldConditions,
  },
});

export type UserListState = StateOf<typeof userList>;
export type UserTab = UserListState['tab'];

export const tabStatuses: Record<UserTab, readonly UserStatus[]> = {
  all: ['ACTIVE', 'BLOCKED'],
  active: ['ACTIVE'],
  blocked: ['BLOCKED'],
  deleted: ['DELETED'],
};

export function filterOf(state: UserListState): UserFilter {
  const ids = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : null);
  return {
    // Null is the server's default: all users except deleted ones.
    status: state.tab === 'all' ? null : [...tabStatuses[state.tab]],
    role: ids(state.role),
    group: ids(state.group),
    course: ids(state.course),
    createdFrom: state.registered_from,
    createdTo: state.registered_to,
    visitedFrom: state.visited_from,
    visitedTo: state.visited_to,
    visited: state.visited === '' ? null : state.visited === 'yes',
    adminBanned: state.waiting ? true : null,
    customFields: fieldConditionsInput(state.fields),
  };
}

/** Ids in the filter whose names the chips show. */
export const namedIds = (state: UserListState): string[] => [
  ...state.role,
  ...state.group,
  ...state.course,
  ...state.fields.map(({ field }) => field),
];
