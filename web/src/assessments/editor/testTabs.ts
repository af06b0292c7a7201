// The tabs of a test's page in display order, as the URL names them; the first one is the default.
import { choice, valueAt } from '../../kit/pages/addressParameters.ts';

export const testTabs = ['questions', 'table', 'settings', 'access', 'history'] as const;

export type TestTab = (typeof testTabs)[number];

export const testTab = valueAt('tab', choice(testTabs));

export const testTabLabels: Record<TestTab, string> = {
  questions: 'Вопросы',
  table: 'Таблица',
  settings: 'Настройки',
  access: 'Доступ',
  history: 'История изменений',
};
