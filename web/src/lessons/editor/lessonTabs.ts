// The tabs of a lesson's page in display order, as the URL names them (specification B, section 2): its content is
// called `settings` there and its settings `access`. The first is the default.
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

/**
 * Webinars, tests and videos have tabs if the lesson's type supports them or the lesson contains them; statistics
 * require permission.
 */
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
