// The state of the course list as it stands in the address, and what it means for the query.
import { choice, flag, values } from '../kit/addressParts.ts';
import { fieldConditions, fieldConditionsInput } from '../kit/list/fieldConditions.ts';
import { listAddress, type SortedBy, type StateOf } from '../kit/list/listAddress.ts';
import type { CourseFilter, CourseStatus } from '../__generated__/courseListRouteQuery.graphql.ts';

export const courseList = listAddress({
  sorting: {
    name: 'NAME',
    status: 'STATUS',
    students: 'STUDENTS_COUNT',
    price: 'PRICE',
    start: 'START_DATE',
    end: 'END_DATE',
    created: 'CREATED_AT',
  },
  byField: (customField) => ({ field: 'CUSTOM_FIELD' as const, customField }),
  views: { tab: choice(['active', 'drafts', 'closed', 'deleted']) },
  looks: { view: choice(['table', 'cards']) },
  conditions: {
    // Global ids.
    type: values(),
    format: values(),
    category: values(),
    place: values(),
    entity: choice(['', 'COURSE', 'BUNDLE']),
    favourite: flag,
    fields: fieldConditions,
  },
});

export type CourseListState = StateOf<typeof courseList>;
export type CourseTab = CourseListState['tab'];
export type CourseSorting = SortedBy<typeof courseList>;

/** Which courses a tab shows: what is neither a draft nor closed counts as active. */
export const tabStatuses: Record<CourseTab, readonly CourseStatus[]> = {
  active: ['VISIBLE', 'START', 'TRIAL'],
  drafts: ['DRAFT'],
  closed: ['CLOSE'],
  deleted: ['DELETED'],
};

export const tabNames: Record<CourseTab, string> = {
  active: 'Активные',
  drafts: 'Черновики',
  closed: 'Закрытые',
  deleted: 'Удалённые',
};

export function toVariables(state: CourseListState) {
  return {
    ...courseList.variables(state),
    filter: filterOf(state),
  };
}

/** What the conditions name by its id, so that the chips say it by its name. */
export const namedIds = (state: CourseListState): string[] => [
  ...state.type,
  ...state.format,
  ...state.category,
  ...state.place,
  ...state.fields.map(({ field }) => field),
];

function filterOf({
  tab,
  type,
  format,
  category,
  place,
  entity,
  favourite,
  fields,
}: CourseListState): CourseFilter {
  const customFields = fieldConditionsInput(fields);
  return {
    status: [...tabStatuses[tab]],
    ...(type.length > 0 && { type: [...type] }),
    ...(format.length > 0 && { format: [...format] }),
    ...(category.length > 0 && { category: [...category] }),
    ...(place.length > 0 && { place: [...place] }),
    ...(entity !== '' && { entityType: [entity] }),
    ...(favourite && { favourite }),
    ...(customFields && { customFields }),
  };
}
