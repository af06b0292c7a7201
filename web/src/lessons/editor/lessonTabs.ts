// The tabs of a lesson's page in their order, as its address names them (specification B, section 2): what a lesson consists
// of is called `settings` there, and its settings `access`. The first is there when nothing is named.
import { choice, valueAt } from '../../kit/addressParts.ts';

export const lessonTabs = ['settings', 'access', 'roles', 'users', 'webinar', 'history'] as const;

export type LessonTab = (typeof lessonTabs)[number];

export const lessonTab = valueAt('tab', choice(lessonTabs));

export const lessonTabLabels: Record<LessonTab, string> = {
  settings: 'Содержание урока',
  access: 'Настройки',
  roles: 'Роли и доступ',
  users: 'Ученики',
  webinar: 'Вебинар',
  history: 'История изменений',
};
