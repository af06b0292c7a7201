// Cases of bench:growth about courses: the list, the spreadsheet, commercial offers, the public catalogue and
// dictionaries. Cases of a single course are in `growth-course-page.ts`.
import { courseList, toVariables } from '../../web/src/courses/list/courseList.ts';
import {
  offerList,
  toVariables as toOfferVariables,
} from '../../web/src/courses/offer/offerList.ts';
import type { Case, Place } from './cases.ts';
import { coursePageCases } from './course-page-cases.ts';
import type { Variables } from './http.ts';
import { textOf } from './texts.ts';
import { rareShare } from './worlds.ts';

/** Also measured against each other. */
export const pageOne = 'page 1 without counts';
export const deepPage = 'page 4,000, or the last';

/** Sort orders whose pages are read to the end; a start date can be null. */
export const courseSorts: readonly { label: string; orderBy: Variables | null }[] = [
  { label: '', orderBy: null },
  { label: ', oldest start first', orderBy: { field: 'START_DATE', direction: 'ASC' } },
];

const listCall = /\/courses\?/;
const matches = 'the number of matches, which is exact';

/** An address, the same in every world or not. */
type Address = string | ((place: Place) => string);

const paramsOf = (address: Address, place: Place) =>
  new URLSearchParams(typeof address === 'string' ? address : address(place));

/** No columns of custom fields or columns that are hidden by default. */
const usualColumns = { fields: [], hasFields: false, details: false, texts: false, parts: false };

/** No filter whose chip needs a name. */
const plain = { named: [], hasNamed: false, folders: false, ...usualColumns };

function atAddress(name: string, address: Address, dependsOn?: string): Case {
  return {
    name,
    query: textOf('courseListRouteQuery'),
    variables: (place) => ({
      company: 'demo',
      ...toVariables(courseList.read(paramsOf(address, place))),
      ...plain,
    }),
    call: listCall,
    ...(dependsOn !== undefined && { dependsOn }),
  };
}

export const ownCourses = atAddress('a teacher with 30 own courses', '');

const nextPage = (
  name: string,
  orderBy: Variables | null,
  cursor: (place: Place) => string | null,
): Case => ({
  name,
  query: textOf('CourseListPaginationQuery'),
  variables: (place) => ({
    id: place.companyId,
    count: 20,
    counts: false,
    cursor: cursor(place),
    orderBy,
    ...usualColumns,
  }),
  call: listCall,
});

const offer = (name: string, address: Address, dependsOn?: string): Case => ({
  name: `offer: ${name}`,
  query: textOf('offerRouteQuery'),
  variables: (place) => ({
    company: 'demo',
    ...toOfferVariables(offerList.read(paramsOf(address, place))),
  }),
  call: /\/commercial_offer\/index\?/,
  ...(dependsOn !== undefined && { dependsOn }),
});

const catalogue = (name: string, variables: Variables, dependsOn?: string): Case => ({
  name: `catalogue: ${name}`,
  query: textOf('catalogRouteQuery'),
  variables: () => ({ company: 'demo', search: null, filter: null, orderBy: null, ...variables }),
  call: /\/public\/companies\/\d+\/courses\?/,
  ...(dependsOn !== undefined && { dependsOn }),
});

const ofCompany = (name: string, fields: string, call: RegExp): Case => ({
  name,
  query: `{ company(code: "demo") { ${fields} } }`,
  variables: () => ({}),
  call,
});

export const courseCases: readonly Case[] = [
  ...coursePageCases,
  atAddress('first page with total and tab counts', ''),
  ofCompany(
    'total and tab counts alone',
    'courses(first: 1) { totalCount countByStatus { status count } }',
    listCall,
  ),
  ...courseSorts.flatMap(({ label, orderBy }) => [
    nextPage(`${pageOne}${label}`, orderBy, () => null),
    nextPage(`${deepPage}${label}`, orderBy, ({ deepCursors }) => deepCursors.get(orderBy) ?? null),
  ]),
  atAddress('status: closed', 'tab=closed'),
  atAddress('status: drafts', 'tab=drafts'),
  atAddress('filter by type', ({ typeId }) => `type=${typeId}`),
  atAddress('filter by a type of 30 courses', ({ rareTypeId }) => `type=${rareTypeId}`),
  atAddress('filter by format', ({ formatId }) => `format=${formatId}`),
  atAddress('filter by category', ({ categoryId }) => `category=${categoryId}`, matches),
  atAddress('filter by place', ({ placeId }) => `place=${placeId}`, matches),
  atAddress('filter by an author of 30 courses', ({ rareTeacherId }) => `author=${rareTeacherId}`),
  atAddress('filter by teacher', ({ rareTeacherId }) => `teacher=${rareTeacherId}`),
  atAddress('filter by price', 'price_from=10000&price_to=20000', matches),
  atAddress('filter by start', 'start_from=2025-01-01', matches),
  atAddress('not on sale', 'sale=no'),
  atAddress('somebody learns there', 'students=yes', matches),
  ofCompany(
    'the courses of a folder',
    'courses(first: 20, filter: { inFolder: true }) { totalCount nodes { id name } }',
    listCall,
  ),
  atAddress(
    'bundles alone',
    'entity=bundle',
    'the rows of the page: the smallest school has seven bundles, the others a page full',
  ),
  atAddress('favourites', 'favourite=1'),
  atAddress('search, 30 matches everywhere', `search=${rareShare.word}`),
  atAddress('search, matches grow with the school', 'search=физика', matches),
  ...courseList.sortable.flatMap((column) => [
    atAddress(`sort by ${column}, upwards`, `sort=${column}`),
    atAddress(`sort by ${column}, downwards`, `sort=-${column}`),
  ]),
  {
    ...atAddress('fast edit, its first rows', ''),
    query: textOf('fastEditRouteQuery'),
    call: /\/courses_fast_edit\?/,
  },
  {
    name: 'found by words, 30 matches everywhere',
    query: `{ company(code: "demo") { searchCourses(first: 20, search: "${rareShare.word}") { totalCount nodes { id name } } } }`,
    variables: () => ({}),
    call: /\/search_courses\?/,
  },
  offer('first page', ''),
  offer('sort by price, upwards', 'sort=price'),
  offer('filter by a type of 30 courses', ({ rareTypeId }) => `type=${rareTypeId}`),
  offer('search, 30 matches everywhere', `search=${rareShare.word}`),
  catalogue('first page', {}),
  catalogue('sort by price, upwards', { orderBy: { field: 'PRICE', direction: 'ASC' } }),
  catalogue('what is free', { filter: { free: true } }, matches),
  catalogue('search, 30 matches everywhere', { search: rareShare.word }),
  catalogue('search, matches grow with the school', { search: 'физика' }, matches),
  {
    ...ofCompany('catalogue: what it is narrowed by', 'id', /\/catalog$/),
    query: '{ catalog(company: "demo") { categories { title } formats { name } places { name } } }',
  },
  {
    ...atAddress('types with their counts', ''),
    query: textOf('courseTypeListRouteQuery'),
    variables: () => ({ company: 'demo', search: null, orderBy: null }),
    call: /\/course_types?\?/,
  },
  {
    ...atAddress('formats with their counts', ''),
    query: textOf('courseFormatListRouteQuery'),
    variables: () => ({ company: 'demo', search: null, orderBy: null }),
    call: /\/course_formats?\?/,
  },
  {
    ...atAddress('categories with their counts', ''),
    query: textOf('categoryListRouteQuery'),
    variables: () => ({ company: 'demo' }),
    call: /\/course_categories\?/,
  },
  ofCompany(
    'folders with their counts',
    'courseFolders { id name coursesCount }',
    /\/course_folder\?/,
  ),
];
