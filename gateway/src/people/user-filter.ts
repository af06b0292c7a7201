// The conditions of a list of users as REST parameters, for lists and for bulk actions alike.
import type { UserFilter, UserMatch } from '../__generated__/resolvers.ts';
import { type Choosing, filterIds } from '../kit/records/chosen.ts';
import type { Params } from '../kit/rest/client.ts';

export function filterParams(companyId: number, filter: UserFilter | null | undefined): Params {
  return {
    status: filter?.status,
    role_id: filterIds(companyId, 'Role', filter?.role),
    group_id: filterIds(companyId, 'Group', filter?.group),
    course_id: filterIds(companyId, 'Course', filter?.course),
    created_from: filter?.createdFrom,
    created_to: filter?.createdTo,
    visited_from: filter?.visitedFrom,
    visited_to: filter?.visitedTo,
    visited: filter?.visited,
  };
}

export const matchParams = (companyId: number, { search, filter }: UserMatch): Params => ({
  search,
  ...filterParams(companyId, filter),
});

export const chosenUsers: Choosing<UserMatch> = {
  type: 'User',
  field: 'users',
  ids: 'users_id',
  params: matchParams,
  texts: {
    either: 'Укажите либо пользователей, либо условия отбора',
    unknown: 'Не все выбранные пользователи есть в этой компании',
  },
};
