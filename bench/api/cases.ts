// The cases of bench:api: REST calls that the screens of the back office make, and single writes.
import type { School } from './school.ts';

export interface Case {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Path below `/api`; segments with a colon are filled from `sent`. */
  path: (school: School) => string;
  query?: string;
  /**
   * The values of a call by name: path segments and the body of a write. Calls are numbered from 0.
   */
  sent?: (number: number, school: School) => Sent;
  /** Statuses whose counts add up to the total, where it is such a sum. */
  totalOf?: readonly string[];
  /** For a write: the expected columns of a course afterwards. */
  leaves?: (sent: Sent, answer: { id: number }) => { id: number; course: Record<string, unknown> };
}

export type Sent = Readonly<Record<string, string | number | readonly number[]>>;

/**
 * The default statuses of the course list. Created courses are drafts, so the pages don't change.
 */
const shown = ['visible', 'start', 'trial'];
const status = `status=${shown.join()}`;
const relations = 'with=type;format;folder_course;img;subcategories_with_categories';

/** Courses per call of the bulk case. */
export const bulkSize = 40;

const courses = ({ companyId }: School) => `/companies/${companyId}/courses`;

/** A separate course for each call, so that concurrent calls don't wait for each other's locks. */
const courseOf = (number: number, { courseIds }: School): number =>
  courseIds[number % courseIds.length] ?? 0;

/** Separate courses for each call, changed back and forth. */
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

/** The HTTP request of a case, for a path with filled segments. */
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
