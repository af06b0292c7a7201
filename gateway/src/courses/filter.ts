// The conditions of a list of courses as REST parameters, for lists and for bulk actions alike.
import type { CourseFilter, CourseMatch } from '../__generated__/resolvers.ts';
import { type Choosing, filterIds } from '../kit/records/chosen.ts';
import type { Params } from '../kit/rest/client.ts';

export function filterParams(companyId: number, filter: CourseFilter | null | undefined): Params {
  return {
    status: filter?.status,
    entity_type: filter?.entityType,
    type_id: filterIds(companyId, 'CourseType', filter?.type),
    format_id: filterIds(companyId, 'CourseFormat', filter?.format),
    favourite: filter?.favourite,
  };
}

export const matchParams = (companyId: number, { search, filter }: CourseMatch): Params => ({
  search,
  ...filterParams(companyId, filter),
});

export const chosenCourses: Choosing<CourseMatch> = {
  type: 'Course',
  field: 'courses',
  ids: 'courses_id',
  params: matchParams,
  texts: {
    either: 'Укажите либо курсы, либо условия отбора',
    unknown: 'Не все выбранные курсы есть в этой компании',
  },
};
