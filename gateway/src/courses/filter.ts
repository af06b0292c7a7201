// The conditions of a list of courses as REST parameters, for lists and for bulk actions alike.
import { GraphQLError } from 'graphql';
import type { CourseFilter, CourseMatch, CourseSelection } from '../__generated__/resolvers.ts';
import { idsInCompany } from '../kit/records/ids.ts';
import { InputError } from '../kit/records/payload.ts';
import type { Params } from '../kit/rest/client.ts';

type Given<T> = T | null | undefined;

export function filterParams(companyId: number, filter: Given<CourseFilter>): Params {
  return {
    status: filter?.status,
    entity_type: filter?.entityType,
    type_id: dictionaryIds(companyId, 'CourseType', filter?.type),
    format_id: dictionaryIds(companyId, 'CourseFormat', filter?.format),
    favourite: filter?.favourite,
  };
}

/** The body that names the courses of a bulk action. */
export function selectionBody(
  companyId: number,
  selection: CourseSelection,
): Record<string, unknown> {
  const { ids, matching } = selection;
  if (ids && !matching) return { courses_id: courseIds(companyId, ids) };
  if (matching && !ids) return { matching: matchBody(companyId, matching) };
  throw new InputError({
    message: 'Укажите либо курсы, либо условия отбора',
    field: 'courses',
    code: 'invalid',
  });
}

/** The conditions of a list in a body. */
export function matchBody(
  companyId: number,
  { search, filter }: CourseMatch,
): Record<string, unknown> {
  const conditions = Object.entries({ search, ...filterParams(companyId, filter) });
  return Object.fromEntries(
    conditions.filter(([, value]) => value !== undefined && value !== null),
  );
}

function courseIds(companyId: number, globalIds: readonly string[]): number[] {
  const ids = idsInCompany(globalIds, 'Course', companyId);
  if (ids) return ids;
  throw new InputError({
    message: 'Не все выбранные курсы есть в этой компании',
    field: 'courses.ids',
    code: 'not_found',
  });
}

function dictionaryIds(companyId: number, type: string, globalIds: Given<string[]>) {
  if (!globalIds) return undefined;
  const ids = idsInCompany(globalIds, type, companyId);
  if (ids) return ids;
  throw new GraphQLError(`The filter holds an id that is no ${type} of this company.`, {
    extensions: { code: 'BAD_ARGUMENT' },
  });
}
