// The tabs of a lesson's page in their order, as its address names them (specification B, section 2): what a lesson consists
// of is called `settings` there, and its settings `access`. The first is there when nothing is named.
import { choice, valueAt } from '../../kit/pages/addressParameters.ts';
import type { Permission } from '../../kit/pages/Admin.ts';
import type { LessonType } from '../../__generated__/LessonScreen_company.graphql.ts';

export const lessonTabs = [
  'settings',
  'access',
  'roles',
  'users',
  'statistics',
  'tests',
  'webinar',
  'video',
  'history',
] as const;

export type LessonTab = (typeof lessonTabs)[number];

export const lessonTab = valueAt('tab', choice(lessonTabs));

export const lessonTabLabels: Record<LessonTab, string> = {
  settings: 'Содержание урока',
  access: 'Настройки',
  roles: 'Роли и доступ',
  users: 'Ученики',
  statistics: 'Статистика',
  tests: 'Тесты',
  webinar: 'Вебинар',
  video: 'Статистика видео',
  history: 'История изменений',
};

const withFilms = new Set<LessonType>(['CONSTRUCTOR', 'VIDEO', 'FULL_VIDEO']);

const withTests = new Set<LessonType>(['TEST', 'FULL_VIDEO', 'WEBINAR', 'CONSTRUCTOR']);

const seeTests = ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'] as const;

const seeFilms = ['LESSONS_SHOW_RESULTS', 'COURSES_STATISTICS'] as const;

/** What may have a webinar, tests or films, or has tests or films, has a tab for them; numbers are for whoever may see them. */
export function tabsOf(
  type: LessonType,
  may: (permission: Permission) => boolean,
  { hasTest, hasFilm }: { hasTest: boolean; hasFilm: boolean },
): readonly LessonTab[] {
  const others = {
    users: may('LESSONS_SHOW_RESULTS'),
    statistics: may('COURSES_STATISTICS'),
    tests: (withTests.has(type) || hasTest) && seeTests.some(may),
    webinar: type === 'WEBINAR' || type === 'CONSTRUCTOR',
    video: (withFilms.has(type) || hasFilm) && seeFilms.some(may),
  };
  return lessonTabs.filter((tab) => (tab in others ? others[tab as keyof typeof others] : true));
}
