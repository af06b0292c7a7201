// The state of the course list as it stands in the address: read, written, and turned into the query's variables.
import type {
  CourseEntityType,
  CourseOrderField,
  CourseStatus,
  courseListRouteQuery$variables,
} from '../__generated__/courseListRouteQuery.graphql.ts';

export type CourseTab = 'active' | 'drafts' | 'closed';

export interface CourseListAddress {
  tab: CourseTab;
  view: 'table' | 'cards';
  search: string;
  /** Global ids of course types. */
  types: readonly string[];
  /** Global ids of course formats. */
  formats: readonly string[];
  entityType: CourseEntityType | null;
  favourite: boolean;
  /** Null is the server's own order: newest first. */
  sort: CourseSort | null;
}

export interface CourseSort {
  column: SortColumn;
  descending: boolean;
}

export type SortColumn = keyof typeof orderFields;

/** The columns that can be sorted by, as they stand in the address. */
export const orderFields = {
  name: 'NAME',
  status: 'STATUS',
  students: 'STUDENTS_COUNT',
  price: 'PRICE',
  start: 'START_DATE',
  end: 'END_DATE',
  created: 'CREATED_AT',
} as const satisfies Record<string, CourseOrderField>;

/** Which courses a tab shows: what is neither a draft nor closed counts as active. */
export const tabStatuses: Record<CourseTab, readonly CourseStatus[]> = {
  active: ['VISIBLE', 'START', 'TRIAL'],
  drafts: ['DRAFT'],
  closed: ['CLOSE'],
};

/** Unknown values in an address are as good as none. */
export function readAddress(params: URLSearchParams): CourseListAddress {
  const tab = params.get('tab');
  const entity = params.get('entity');
  return {
    tab: tab === 'drafts' || tab === 'closed' ? tab : 'active',
    view: params.get('view') === 'cards' ? 'cards' : 'table',
    search: (params.get('search') ?? '').trim(),
    types: list(params.get('type')),
    formats: list(params.get('format')),
    entityType: entity === 'course' ? 'COURSE' : entity === 'bundle' ? 'BUNDLE' : null,
    favourite: params.get('favourite') === '1',
    sort: readSort(params.get('sort')),
  };
}

/** The shortest address: what is usual is left out. */
export function writeAddress(address: CourseListAddress): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | false) =>
    value !== false && value !== '' && params.set(name, value);
  set('tab', address.tab !== 'active' && address.tab);
  set('view', address.view !== 'table' && address.view);
  set('search', address.search.trim());
  set('type', address.types.join(','));
  set('format', address.formats.join(','));
  set('entity', address.entityType !== null && address.entityType.toLowerCase());
  set('favourite', address.favourite && '1');
  set('sort', address.sort !== null && (address.sort.descending ? '-' : '') + address.sort.column);
  return params;
}

export function toVariables(
  address: CourseListAddress,
): Omit<courseListRouteQuery$variables, 'company'> {
  return {
    search: address.search === '' ? null : address.search,
    filter: { status: [...tabStatuses[address.tab]], ...conditions(address) },
    orderBy: address.sort && {
      field: orderFields[address.sort.column],
      direction: address.sort.descending ? 'DESC' : 'ASC',
    },
    // The names of chosen types and formats are needed for their chips only.
    namesTypes: address.types.length > 0,
    namesFormats: address.formats.length > 0,
  };
}

/** The list without search and filter; tab, view and order stay. */
export function withoutFilter(address: CourseListAddress): CourseListAddress {
  return { ...address, search: '', types: [], formats: [], entityType: null, favourite: false };
}

export function isFiltered(address: CourseListAddress): boolean {
  return address.search !== '' || Object.keys(conditions(address)).length > 0;
}

export function isSortColumn(name: string): name is SortColumn {
  return Object.hasOwn(orderFields, name);
}

function conditions({ types, formats, entityType, favourite }: CourseListAddress) {
  return {
    ...(types.length > 0 ? { type: [...types] } : {}),
    ...(formats.length > 0 ? { format: [...formats] } : {}),
    ...(entityType ? { entityType: [entityType] } : {}),
    ...(favourite ? { favourite: true } : {}),
  };
}

function list(value: string | null): string[] {
  return (value ?? '').split(',').filter((item) => item !== '');
}

function readSort(value: string | null): CourseSort | null {
  const descending = value?.startsWith('-') === true;
  const column = descending ? value.slice(1) : (value ?? '');
  return isSortColumn(column) ? { column, descending } : null;
}
