// The conditions of a list of users as REST parameters, for lists and for bulk actions alike.
import type {
  UserCustomFieldCondition,
  UserFilter,
  UserMatch,
} from '../../__generated__/resolvers.ts';
import { choosing, filterIds } from '../../kit/records/chosen.ts';
import type { Params } from '../../kit/rest/client.ts';
import { users } from '../collections.ts';

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
    custom_field: filter?.customFields?.flatMap((condition) => conditionsOf(companyId, condition)),
  };
}

/** Each by itself, as REST takes them; an empty one is none. */
function conditionsOf(companyId: number, { field, ...asked }: UserCustomFieldCondition): string[] {
  const [id] = filterIds(companyId, 'CustomField', [field]) ?? [];
  const each: [operator: string, operand: string | null | undefined][] = [
    ['contains', asked.contains?.trim()],
    ...(asked.variables ?? []).map((id): [string, string] => ['any', String(id)]),
    ['from', asked.from],
    ['to', asked.to],
  ];
  return each
    .filter(([, operand]) => operand)
    .map(([operator, operand]) => `${id}:${operator}:${operand}`);
}

export const matchParams = (companyId: number, { search, filter }: UserMatch): Params => ({
  search,
  ...filterParams(companyId, filter),
});

export const chosenUsers = choosing(users, {
  field: 'users',
  params: matchParams,
  they: 'пользователи',
  them: 'пользователей',
});
