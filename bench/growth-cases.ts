// What bench:growth measures: the operations of the web app as its screens send them, at addresses of its lists.
import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/lib/root.ts';
import { courseList, toVariables } from '../web/src/courses/courseList.ts';
import { answerList, filterOf as answerFilterOf } from '../web/src/forms/answers/answerList.ts';
import { filterOf, namedIds, userList } from '../web/src/people/users/userList.ts';
import type { Variables } from './growth-http.ts';
import { rare } from './growth-worlds.ts';

/** No column is one of the company's own fields. */
const noFields = { named: [], hasNamed: false, fields: [], hasFields: false };

export interface Case {
  name: string;
  query: string;
  variables: (place: Place) => Variables;
  /** Who asks: the owner of everything when left out. */
  as?: 'teacher';
  /** The path of the REST call that is measured beside the operation. */
  call: RegExp;
  /** What the answer can't be had without looking at; measured then, and not held to be flat. */
  dependsOn?: string;
}

/** What of a world the variables name. */
export interface Place {
  /** Global ids. */
  companyId: string;
  typeId: string;
  rareTypeId: string;
  formatId: string;
  roleId: string;
  groupId: string;
  /** Custom fields of users, by name. */
  fieldIds: ReadonlyMap<string, string>;
  /** The form that people answered, and its fields by what answers call them, by their ids in the REST API. */
  formId: number;
  formFieldIds: ReadonlyMap<string, number>;
  /** By order: the cursor before page 4,000, or before the last whole page of a smaller school. */
  deepCursors: Map<Variables | null, string>;
}

/** Measured against each other too. */
export const pageOne = 'page 1 without counts';
export const deepPage = 'page 4,000, or the last';

/** The orders whose pages are walked through to the end; a start date may be missing. */
export const orders: readonly { label: string; orderBy: Variables | null }[] = [
  { label: '', orderBy: null },
  { label: ', oldest start first', orderBy: { field: 'START_DATE', direction: 'ASC' } },
];

const listCall = /\/courses\?/;

export const cases: readonly Case[] = [
  atAddress('first page with total and tab counts', ''),
  {
    name: 'total and tab counts alone',
    query:
      '{ company(code: "demo") { courses(first: 1) { totalCount countByStatus { status count } } } }',
    variables: () => ({}),
    call: listCall,
  },
  ...orders.flatMap(({ label, orderBy }) => [
    nextPage(`${pageOne}${label}`, orderBy, () => null),
    nextPage(`${deepPage}${label}`, orderBy, ({ deepCursors }) => deepCursors.get(orderBy) ?? null),
  ]),
  atAddress('status: closed', 'tab=closed'),
  atAddress('status: drafts', 'tab=drafts'),
  atAddress('filter by type', ({ typeId }) => `type=${typeId}`),
  atAddress('filter by a type of 30 courses', ({ rareTypeId }) => `type=${rareTypeId}`),
  atAddress('filter by format', ({ formatId }) => `format=${formatId}`),
  {
    ...atAddress('bundles alone', 'entity=bundle'),
    dependsOn:
      'the rows of the page: the smallest school has seven bundles, the others a page full',
  },
  atAddress('favourites', 'favourite=1'),
  atAddress('search, 30 matches everywhere', `search=${rare.word}`),
  {
    ...atAddress('search, matches grow with the school', 'search=физика'),
    dependsOn: 'the number of matches, which is exact',
  },
  ...courseList.sortable.flatMap((column) => [
    atAddress(`sort by ${column}, upwards`, `sort=${column}`),
    atAddress(`sort by ${column}, downwards`, `sort=-${column}`),
  ]),
  { ...atAddress('a teacher with 30 own courses', ''), as: 'teacher' },
  { ...ownCompanies('own companies of a member of one'), as: 'teacher' },
  {
    ...ownCompanies('own companies of who owns all'),
    dependsOn: 'the number of companies of one’s own',
  },
  atUsers('first page with total and tab counts', ''),
  atUsers('the role that nearly all have', ({ roleId }) => `role=${roleId}`),
  atUsers('a group', ({ groupId }) => `group=${groupId}`),
  atUsers('search, one match', 'search=admin@demo.school'),
  atUsers('never came', 'visited=no', 'the number of those who never came'),
  ...['name', 'email', 'registered', 'visit'].map((column) =>
    atUsers(`sort by ${column}, upwards`, `sort=${column}`),
  ),
  // A text, a day, and a list, which has an order by hand.
  ...['Город', 'Дата рождения', 'Класс'].flatMap((field) => [
    byField(field, 'ASC'),
    byField(field, 'DESC'),
  ]),
  atUsers(
    'a city, by a custom field',
    ({ fieldIds }) => `fields=${fieldIds.get('Город')}:contains:Казань`,
    'the number of matches, which is exact',
  ),
  {
    ...atUsers('three fields as columns', ''),
    variables: (place) => {
      const fields = ['Город', 'Дата рождения', 'Класс'].map((name) => place.fieldIds.get(name));
      return { ...atUsers('', '').variables(place), fields, hasFields: true };
    },
  },
  atAnswers('first page', () => ''),
  ...['Имя', 'Город', 'Класс'].flatMap((name) =>
    ['', '-'].map((down) =>
      atAnswers(
        `sort by «${name}», ${down ? 'downwards' : 'upwards'}`,
        ({ formFieldIds }) => `sort=${down}field_${formFieldIds.get(name)}`,
      ),
    ),
  ),
  atAnswers(
    'a town, by its field',
    ({ formFieldIds }) => `fields=${formFieldIds.get('Город')}:contains:Город 7`,
    'the number of matches, which is exact',
  ),
  {
    name: 'frame of a company (get_id_by_code)',
    query: '{ company(code: "demo") { name adminProfile { permissions } } }',
    variables: () => ({}),
    call: /\/company\/get_id_by_code/,
  },
  {
    name: 'the signed-in person (auth_user)',
    query: '{ viewer { name surname email } }',
    variables: () => ({}),
    call: /\/auth_user/,
  },
];

function atAddress(name: string, search: string | ((place: Place) => string)): Case {
  return {
    name,
    query: textOf('courseListRouteQuery'),
    variables: (place) => {
      const params = new URLSearchParams(typeof search === 'string' ? search : search(place));
      return { company: 'demo', ...toVariables(courseList.read(params)), ...noFields };
    },
    call: listCall,
  };
}

function atUsers(
  name: string,
  search: string | ((place: Place) => string),
  dependsOn?: string,
): Case {
  return {
    name: `users: ${name}`,
    query: textOf('userListRouteQuery'),
    variables: (place) => {
      const state = userList.read(
        new URLSearchParams(typeof search === 'string' ? search : search(place)),
      );
      const named = namedIds(state);
      return {
        company: 'demo',
        ...userList.variables(state),
        filter: filterOf(state),
        ...noFields,
        named,
        hasNamed: named.length > 0,
      };
    },
    call: /\/users\?/,
    ...(dependsOn !== undefined && { dependsOn }),
  };
}

/** Users in the order of what a field holds of them. */
function byField(field: string, direction: 'ASC' | 'DESC'): Case {
  const { variables, ...list } = atUsers(`sort by the field «${field}», ${direction}`, '');
  return {
    ...list,
    variables: (place) => ({
      ...variables(place),
      orderBy: { field: 'CUSTOM_FIELD', customField: place.fieldIds.get(field), direction },
    }),
  };
}

function atAnswers(name: string, search: (place: Place) => string, dependsOn?: string): Case {
  return {
    name: `answers: ${name}`,
    query: textOf('answerListRouteQuery'),
    variables: (place) => {
      const state = answerList.read(new URLSearchParams(search(place)));
      return {
        company: 'demo',
        id: place.formId,
        ...answerList.variables(state),
        filter: answerFilterOf(state),
        namesVariables: false,
      };
    },
    call: /\/form_answers\?|\/answers\?/,
    ...(dependsOn !== undefined && { dependsOn }),
  };
}

function ownCompanies(name: string): Case {
  return {
    name,
    query: textOf('CompanySwitcherQuery'),
    variables: () => ({}),
    call: /\/companies\?/,
  };
}

function nextPage(
  name: string,
  orderBy: Variables | null,
  cursor: (place: Place) => string | null,
): Case {
  return {
    name,
    query: textOf('CourseListPaginationQuery'),
    variables: (place) => ({
      id: place.companyId,
      count: 20,
      counts: false,
      cursor: cursor(place),
      orderBy,
    }),
    call: listCall,
  };
}

/** An operation as relay-compiler printed it: in its artifact, or among the persisted ones. */
function textOf(name: string): string {
  const file = inRoot('web', 'src', '__generated__', `${name}.graphql.ts`);
  const [, params] = /"params": (\{[^]*?\n  \})/.exec(readFileSync(file, 'utf8')) ?? [];
  if (params === undefined) throw new Error(`${file} has no params`);
  const { id, text }: { id: string | null; text: string | null } = JSON.parse(params);
  if (text !== null) return text;
  const persisted: Record<string, string> = JSON.parse(
    readFileSync(inRoot('web', 'persisted-operations.json'), 'utf8'),
  );
  const kept = persisted[id ?? ''];
  if (kept === undefined) throw new Error(`${name} is not among the persisted operations`);
  return kept;
}
