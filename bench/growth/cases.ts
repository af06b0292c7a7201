// The cases of bench:growth: operations of the web app with the variables of its list addresses.
import { answerList, filterOf as answerFilterOf } from '../../web/src/forms/answers/answerList.ts';
import { filterOf, namedIds, userList } from '../../web/src/people/users/userList.ts';
import type { Variables } from './http.ts';
import { orderCases, type OrderPlace } from './order-cases.ts';
import { courseCases, ownCourses } from './course-cases.ts';
import { textOf } from './texts.ts';

/** No columns of custom fields. */
const noFields = { named: [], hasNamed: false, fields: [], hasFields: false };

export interface Case {
  name: string;
  query: string;
  variables: (place: Place) => Variables;
  /** The caller; the owner of everything by default. */
  as?: 'teacher';
  /** Path of the REST call that is measured beside the operation. */
  call: RegExp;
  /** Data that the response has to read; such a case is measured, but not required to be flat. */
  dependsOn?: string;
}

/** Ids of a world that the variables refer to. */
export interface Place {
  /** Global ids. */
  companyId: string;
  typeId: string;
  rareTypeId: string;
  formatId: string;
  categoryId: string;
  placeId: string;
  /** The author of the thirty courses that every world has. */
  rareTeacherId: string;
  roleId: string;
  groupId: string;
  /** Custom fields of users, by name. */
  fieldIds: ReadonlyMap<string, string>;
  /** A form with answers, and its fields by their key in answers; REST ids. */
  formId: number;
  formFieldIds: ReadonlyMap<string, number>;
  /**
   * By sort order: the cursor before page 4,000, or before the last full page of a smaller school.
   */
  deepCursors: Map<Variables | null, string>;
  orders: OrderPlace;
}

export const cases: readonly Case[] = [
  ...courseCases,
  { ...ownCourses, as: 'teacher' },
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
  // A text, a date, and a list, which is sorted manually.
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
  ...orderCases,
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

/** Users sorted by a custom field. */
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
    query: textOf('CompaniesQuery'),
    variables: () => ({}),
    call: /\/companies\?/,
  };
}
