// The URL state of the course list, and its query variables.
import { choice, day, flag, values } from '../../kit/pages/addressParameters.ts';
import { fieldConditions, fieldConditionsInput } from '../../kit/list/filter/fieldConditions.ts';
import { listAddress, type SortedBy, type StateOf } from '../../kit/list/listAddress.ts';
import { roubles } from '../../kit/list/filter/roubles.ts';
import type {
  CourseFilter,
  CourseStatus,
} from '../../__generated__/courseListRouteQuery.graphql.ts';

const yesOrNo = choice(['', 'yes', 'no']);

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
  looks: { view: choice(['table', 'cards']), folders: flag },
  conditions: {
    // Global ids.
    type: values(),
    format: values(),
    category: values(),
    place: values(),
    author: values(),
    teacher: values(),
    price_from: roubles,
    price_to: roubles,
    start_from: day,
    start_to: day,
    end_from: day,
    end_to: day,
    created_from: day,
    created_to: day,
    /** Whether the course is on sale. */
    sale: yesOrNo,
    /** Whether the course has learners. */
    students: yesOrNo,
    /** A folder's id or `noFolder`. */
    folder: values(),
    entity: choice(['', 'COURSE', 'BUNDLE']),
    favourite: flag,
    fields: fieldConditions,
  },
});

/** Instead of a folder's id: courses without a folder. */
export const noFolder = 'none';

export type CourseListState = StateOf<typeof courseList>;
export type CourseTab = CourseListState['tab'];
export type CourseSorting = SortedBy<typeof courseList>;

/** The statuses of each tab; every status except draft and closed is active. */
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

/** Ids in the filter whose names the chips show. */
export const namedIds = (state: CourseListState): string[] => [
  ...state.type,
  ...state.format,
  ...state.category,
  ...state.place,
  ...state.author,
  ...state.teacher,
  ...state.folder.filter((id) => id !== noFolder),
  ...state.fields.map(({ field }) => field),
];

const filterOf = (state: CourseListState): CourseFilter => ({
  status: [...tabStatuses[state.tab]],
  type: some(state.type),
  format: some(state.format),
  category: some(state.category),
  place: some(state.place),
  ...(state.folder.includes(noFolder) ? { inFolder: false } : { folder: some(state.folder) }),
  author: some(state.author),
  teacher: some(state.teacher),
  priceFrom: state.price_from ?? undefined,
  priceTo: state.price_to ?? undefined,
  startFrom: state.start_from ?? undefined,
  startTo: state.start_to ?? undefined,
  endFrom: state.end_from ?? undefined,
  endTo: state.end_to ?? undefined,
  createdFrom: state.created_from ?? undefined,
  createdTo: state.created_to ?? undefined,
  canBeBought: isYes(state.sale),
  hasStudents: isYes(state.students),
  entityType: state.entity === '' ? undefined : [state.entity],
  favourite: state.favourite || undefined,
  customFields: fieldConditionsInput(state.fields) ?? undefined,
});

const some = (ids: readonly string[]) => (ids.length > 0 ? ids : undefined);
const isYes = (answer: '' | 'yes' | 'no') => (answer === '' ? undefined : answer === 'yes');
