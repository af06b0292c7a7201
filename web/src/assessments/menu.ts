// The menu entries of assessments.
import { BookMarked, ClipboardList, Gauge, ListChecks } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Курсы',
    position: 20,
    title: 'Тесты',
    path: 'tests',
    otherPaths: ['lesson-test-results'],
    icon: ClipboardList,
    permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
    words: 'экзамен контрольная опрос вопросы',
    inside: [{ title: 'Категории тестов', path: 'tests/categories' }],
  },
  {
    group: 'Курсы',
    position: 40,
    title: 'Проверка тестов',
    path: 'tests/checking',
    icon: ListChecks,
    permissions: ['TEACHER_CHECK_TEST_ALL', 'TEACHER_CHECK_TEST_MY'],
    words: 'эссе проверить ответы экзамен',
  },
  {
    group: 'Курсы',
    position: 120,
    title: 'Предметы',
    path: 'subjects',
    icon: BookMarked,
    permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
    words: 'темы вопросов',
    isRare: true,
  },
  {
    group: 'Платформа',
    position: 50,
    title: 'Нагрузка',
    path: 'stress-test',
    icon: Gauge,
    permissions: ['COMPANY_SETTINGS'],
    words: 'стресс нагрузочный',
    isRare: true,
  },
];
