// What bench:api measures: calls of the REST API as the screens of the back office make them, and single writes.
import type { School } from './school.ts';

export interface Case {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/api`; parts that begin with a colon are of `sent`. */
  path: (school: School) => string;
  query?: string;
  /** What a call sends, by names: parts of the path, and the body of a write. Calls are numbered from 0. */
  sent?: (number: number, school: School) => Sent;
  /** The values that the total adds up, where it is a sum of counts by status. */
  totalOf?: readonly string[];
  /** For a write: what the course of this id is like after it. */
  leaves?: (sent: Sent, answer: { id: number }) => { id: number; course: Record<string, unknown> };
}

export type Sent = Readonly<Record<string, string | number | readonly number[]>>;

/** The course list's own statuses. What is created is a draft, so the pages stay as they are. */
const shown = ['visible', 'start', 'trial'];
const status = `status=${shown.join()}`;
const relations = 'with=type;format;folder_course;img;subcategories_with_categories';

/** Courses of one call of the case that changes many. */
export const bulkSize = 40;

const courses = ({ companyId }: School) => `/companies/${companyId}/courses`;

/** Its own course in every call, so that callers at once don't wait for each other. */
const courseOf = (number: number, { courseIds }: School): number =>
  courseIds[number % courseIds.length] ?? 0;

/** Its own courses in every call, by turns one way and back. */
function bulkOf(number: number, { courseIds }: School) {
  const parts = Math.floor(courseIds.length / bulkSize);
  const first = (number % parts) * bulkSize;
  return {
    action: Math.floor(number / parts) % 2 === 0 ? 'close' : 'visible',
    courses_id: courseIds.slice(first, first + bulkSize),
  };
}

export const oneCourse: Case = {
  name: 'one course',
  method: 'GET',
  path: (school) => `${courses(school)}/:id`,
  sent: (number, school) => ({ id: courseOf(number, school) }),
};

export const cases: readonly Case[] = [
  { name: 'auth_user', method: 'GET', path: () => '/auth_user' },
  oneCourse,
  {
    name: 'page of 20, two columns',
    method: 'GET',
    path: courses,
    query: `${status}&only=name,status&total=0`,
  },
  {
    name: 'page of 20, all relations',
    method: 'GET',
    path: courses,
    query: `${status}&${relations}&total=0`,
  },
  {
    name: 'page of 20 with counts',
    method: 'GET',
    path: courses,
    query: `${status}&${relations}&withCount=subcategories_with_categories&countBy=status`,
    totalOf: shown,
  },
  {
    name: 'users',
    method: 'GET',
    path: ({ companyId }) => `/companies/${companyId}/users`,
    query: 'with=roles;groups',
  },
  { name: 'groups', method: 'GET', path: ({ companyId }) => `/companies/${companyId}/groups` },
  {
    name: 'create',
    method: 'POST',
    path: courses,
    sent: (number) => ({ name: `Новый курс № ${number}` }),
    leaves: ({ name }, { id }) => ({ id, course: { name } }),
  },
  {
    name: 'update',
    method: 'PUT',
    path: (school) => `${courses(school)}/:id`,
    sent: (number, school) => ({ id: courseOf(number, school), name: `Курс № ${number}` }),
    leaves: ({ id, name }) => ({ id: Number(id), course: { name } }),
  },
  {
    name: `bulk of ${bulkSize}`,
    method: 'POST',
    path: (school) => `${courses(school)}/:action`,
    sent: bulkOf,
    leaves: ({ action, courses_id }) => ({
      id: (courses_id as readonly number[])[0] ?? 0,
      course: { status: action },
    }),
  },
];

export interface Call {
  method: Case['method'];
  path: string;
  body: string | undefined;
}

/** The call of a case as HTTP sends it, to a path with its parts in their places. */
export function callOf({ method, query }: Case, path: string, sent: Sent): Call {
  const inPath = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name);
    return String(sent[name]);
  });
  const rest = Object.entries(sent).filter(([name]) => !inPath.has(name));
  return {
    method,
    path: query === undefined ? filled : `${filled}?${query}`,
    body: method === 'GET' ? undefined : JSON.stringify(Object.fromEntries(rest)),
  };
}
