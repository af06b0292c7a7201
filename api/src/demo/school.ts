/** The demo school itself: its company, its roles and the dictionaries that its courses are described with. */
import { permissions } from '../kit/permission-flags.ts';
import type { Permission } from '../kit/permission-flags.ts';
import { subjects } from './subjects.ts';
import { languages, tracks } from './tracks.ts';

export const company = {
  code: 'demo',
  name: 'Онлайн-школа «Кафедра»',
  description:
    'Готовим к ЕГЭ и ОГЭ, олимпиадам, учим программированию и иностранным языкам. Занятия онлайн, в мини-группах и в записи.',
  view_course_on_full_profile: true,
  created_at: '2024-06-03T09:00:00.000Z',
};

/** The owner, and the one account whose sign-in is announced. */
export const admin = { login: 'admin@demo.school', password: 'kafedra-demo' };

export type RoleName = 'Администратор' | 'Менеджер' | 'Преподаватель' | 'Ученик' | 'Наблюдатель';

export interface Role {
  name: RoleName;
  description: string;
  priority: number;
  default: boolean;
  permissions: Permission[];
}

const learning: Permission[] = [
  'learning_part_access',
  'learn_courses',
  'learn_tests',
  'courses_catalog',
  'course_bid',
  'course_self_bid',
  'pay_course',
  'course_gift',
];

export const roles: Role[] = [
  {
    name: 'Администратор',
    description: 'Управляет школой: курсами, людьми, продажами и настройками.',
    priority: 100,
    default: false,
    // Observing is for relatives: it would narrow an administrator to the learners connected to them.
    permissions: permissions.filter((permission) => !permission.endsWith('users_observer')),
  },
  {
    name: 'Менеджер',
    description: 'Ведёт заявки, оплаты и приглашения, видит все курсы.',
    priority: 60,
    default: false,
    permissions: [
      'admin_part_access',
      'learning_part_access',
      'courses_show_all',
      'courses_catalog',
      'users_show',
      'users_manage',
      'users_welcome',
      'users_export',
      'users_payments_and_statistic',
      'crm_show',
      'crm_create',
      'crm_update',
      'crm_delete',
      'mailing_by_groups',
      'mailing_by_courses',
      'mailing_by_filters',
      'company_statistics',
    ],
  },
  {
    name: 'Преподаватель',
    description: 'Ведёт свои курсы, проверяет домашние задания и тесты.',
    priority: 40,
    default: false,
    permissions: [
      'admin_part_access',
      'learning_part_access',
      'courses_show_my',
      'courses_create',
      'courses_update_my',
      'courses_delete_my',
      'courses_statistics',
      'lessons_view',
      'lessons_create',
      'lessons_update_my',
      'lessons_delete_my',
      'lessons_show_results',
      'lessons_tests_manage',
      'tests_create',
      'tests_show_my',
      'tests_update_my',
      'tests_delete_my',
      'tests_show_results',
      'teacher_courses_and_lessons_access_my',
      'teacher_edit_lessons',
      'teacher_edit_tests',
      'teacher_check_homework',
      'teacher_check_test_my',
      'teacher_journal',
      'teacher_webinar_lessons',
      'teacher_manage_chat',
      'teacher_feedback_on_user_comments',
    ],
  },
  {
    name: 'Ученик',
    description: 'Проходит курсы и тесты, оставляет заявки и оплачивает обучение.',
    priority: 20,
    default: true,
    permissions: learning,
  },
  {
    name: 'Наблюдатель',
    description: 'Родитель или куратор: следит за успехами своих учеников.',
    priority: 10,
    default: false,
    permissions: [
      'learning_part_access',
      'courses_catalog',
      'pay_course',
      'connect_users',
      'users_observer',
    ],
  },
];

export const courseTypes = [
  'ЕГЭ',
  'ОГЭ',
  'Олимпиада',
  'Интенсив',
  'Школьная программа',
  'Программирование',
  'Языки',
] as const;
export type CourseTypeName = (typeof courseTypes)[number];

export const courseFormats = ['Онлайн', 'С куратором', 'Мини-группа', 'Запись'] as const;
export type CourseFormatName = (typeof courseFormats)[number];

/** Courses of a past school year lie in the archive, whatever their shelf. */
export const archiveFolder = 'Архив 2025/26';
export const bundleFolder = 'Комплекты';

/** The parts of the school's catalogue. */
export type Shelf =
  | 'ЕГЭ'
  | 'ОГЭ'
  | 'Олимпиады'
  | 'Школьная программа'
  | 'Программирование'
  | 'Языки';

export const shelves: Record<Shelf, { type: CourseTypeName; folder: string; areas: string[] }> = {
  ЕГЭ: { type: 'ЕГЭ', folder: 'ЕГЭ-2027', areas: subjects.map(({ name }) => name) },
  ОГЭ: { type: 'ОГЭ', folder: 'ОГЭ-2027', areas: subjects.map(({ name }) => name) },
  Олимпиады: {
    type: 'Олимпиада',
    folder: 'Олимпиады',
    areas: subjects.flatMap(({ name, olympiadsFrom }) => (olympiadsFrom === null ? [] : [name])),
  },
  'Школьная программа': {
    type: 'Школьная программа',
    folder: 'Школьная программа',
    areas: subjects.map(({ name }) => name),
  },
  Программирование: {
    type: 'Программирование',
    folder: 'Программирование',
    areas: tracks.map(({ name }) => name),
  },
  Языки: {
    type: 'Языки',
    folder: 'Иностранные языки',
    areas: languages.map(({ name }) => name),
  },
};

export const courseFolders = [
  ...Object.values(shelves).map(({ folder }) => folder),
  bundleFolder,
  archiveFolder,
];

/** What a teacher can be a specialist in. */
export const areas = [...subjects, ...tracks, ...languages].map(({ name }) => name);

export interface Category {
  title: string;
  /** The title of the category above; null for one at the top. */
  parent: string | null;
}

/** Shelves lead to areas; collections gather courses of all shelves. Parents stand before their subcategories. */
export const categories: Category[] = [
  ...Object.entries(shelves).flatMap(([shelf, { areas }]) => branch(shelf, areas)),
  ...branch('Подборки', ['Интенсивы', 'Начать можно сегодня', 'Бесплатно']),
];

const byPath = new Map(categories.map((each) => [`${each.parent}/${each.title}`, each]));

/** The subcategory of this title under this parent. */
export function category(parent: Shelf | 'Подборки', title: string): Category {
  const found = byPath.get(`${parent}/${title}`);
  if (found === undefined) throw new Error(`There is no category «${title}» under «${parent}»`);
  return found;
}

function branch(parent: string, titles: string[]): Category[] {
  return [{ title: parent, parent: null }, ...titles.map((title) => ({ title, parent }))];
}
