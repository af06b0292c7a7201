// The conditions of a list of courses as REST parameters, for lists and for bulk actions alike.
import type { CourseFilter, CourseMatch } from '../__generated__/resolvers.ts';
import { choosing, filterIds } from '../kit/records/chosen.ts';
import type { Params } from '../kit/rest/client.ts';
import { courses } from './collections.ts';

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

export const chosenCourses = choosing(courses, {
  field: 'courses',
  params: matchParams,
  they: 'курсы',
});
