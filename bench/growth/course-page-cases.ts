// Cases of bench:growth about one course: its page with each tab, and the students of a course that everyone attends.
import { studentVariables } from '../../web/src/courses/people/studentList.ts';
import type { Case } from './cases.ts';
import { textOf } from './texts.ts';
import { crowdedCourse } from './worlds.ts';

/**
 * One tab of the crowded course's page, as its route requests it; `search` is that of the list of students.
 */
function onPage(name: string, tab: string, call: RegExp, search = '', dependsOn?: string): Case {
  const is = (other: string) => tab === other;
  return {
    name: `a course: ${name}`,
    query: textOf('courseRouteQuery'),
    variables: () => ({
      company: 'demo',
      id: crowdedCourse,
      exists: true,
      settings: is('settings'),
      layers: false,
      journal: false,
      gradebook: false,
      certificates: false,
      roles: is('roles'),
      users: is('users'),
      ...(is('users') && studentVariables({ search: new URLSearchParams(search) })),
      crm: is('crm'),
      courseForm: is('course_form'),
      branches: is('branches'),
      history: is('history'),
      seo: is('seo'),
      statistics: is('statistics'),
      remarked: ['settings', 'crm', 'course_form', 'seo'].includes(tab),
    }),
    call,
    ...(dependsOn !== undefined && { dependsOn }),
  };
}

const students = /\/courses\/\d+\/users\?/;
const matches = 'the number of matches, which is exact';

export const coursePageCases: readonly Case[] = [
  onPage('its editor', 'settings', /\/courses\/\d+\?/),
  onPage('who teaches it and gets at it', 'roles', /\/course_teachers\?/),
  onPage('its branches and packages', 'branches', /\/course_branches\?/),
  onPage('its history', 'history', /\/audits\?/),
  onPage(
    'its statistics',
    'statistics',
    /\/statistics\b/,
    '',
    'how many learn there: each of them is counted',
  ),
  onPage('its students, first page', 'users', students),
  ...['name', 'progress', 'visit', 'joined'].flatMap((column) => [
    onPage(`its students by ${column}, upwards`, 'users', students, `sort=${column}`),
    onPage(`its students by ${column}, downwards`, 'users', students, `sort=-${column}`),
  ]),
  onPage('its students, half done', 'users', students, 'progress_from=50&progress_to=60', matches),
  onPage('its students, a name that nobody has', 'users', students, 'search=Небывалый'),
];
