// Role presets by profession, for the role editor and for the roles of a new company.
import { learnerPermissions, permissions, type Permission } from '../../kit/permissions/flags.ts';

interface RolePreset {
  name: string;
  description: string;
  permissions: readonly Permission[];
}

const office = ['admin_part_access', 'learning_part_access'] as const;

const ownCourses = [
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
] as const;

const presets = {
  admin: {
    name: 'Администратор',
    description: 'Управляет школой: курсами, людьми, продажами и настройками.',
    // Without observing, which would limit an administrator to the connected learners.
    permissions: permissions.filter((permission) => !permission.endsWith('users_observer')),
  },
  manager: {
    name: 'Менеджер продаж',
    description: 'Ведёт заявки, оплаты и приглашения, видит все курсы.',
    permissions: [
      ...office,
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
  curator: {
    name: 'Куратор',
    description: 'Сопровождает учеников: видит их курсы и результаты, проверяет и отвечает.',
    permissions: [
      ...office,
      'courses_show_all',
      'lessons_view',
      'lessons_show_results',
      'tests_show_all',
      'tests_show_results',
      'users_show',
      'users_welcome',
      'school_department',
      'teacher_courses_and_lessons_access_all',
      'teacher_check_homework',
      'teacher_check_test_all',
      'teacher_journal',
      'teacher_manage_chat',
      'teacher_feedback_on_user_comments',
      'mailing_by_groups',
    ],
  },
  teacher: {
    name: 'Преподаватель',
    description: 'Ведёт свои курсы, проверяет домашние задания и тесты.',
    permissions: [
      ...office,
      ...ownCourses,
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
  methodologist: {
    name: 'Методист',
    description: 'Собирает и правит все курсы, уроки и тесты, смотрит их статистику.',
    permissions: [
      ...office,
      'courses_show_all',
      'courses_create',
      'courses_update_all',
      'courses_statistics',
      'courses_manage_access_and_other_settings',
      'lessons_view',
      'lessons_create',
      'lessons_update_all',
      'lessons_delete_all',
      'lessons_show_results',
      'lessons_manage_access_and_other_settings',
      'lessons_tests_manage',
      'tests_create',
      'tests_show_all',
      'tests_update_all',
      'tests_delete_all',
      'tests_show_results',
      'tests_statistics',
      'school_department',
    ],
  },
  accountant: {
    name: 'Бухгалтер',
    description: 'Сверяет оплаты: видит заявки, учеников и статистику, ничего не меняет.',
    permissions: [
      'admin_part_access',
      'crm_show',
      'users_show',
      'users_export',
      'users_payments_and_statistic',
      'company_statistics',
    ],
  },
  marketer: {
    name: 'Маркетолог',
    description: 'Делает рассылки и приглашения, смотрит статистику школы и курсов.',
    permissions: [
      'admin_part_access',
      'courses_show_all',
      'courses_statistics',
      'courses_catalog',
      'learning_part_access',
      'users_show',
      'users_welcome',
      'company_statistics',
      'mailing_auto',
      'mailing_by_groups',
      'mailing_by_courses',
      'mailing_by_course_waves',
      'mailing_by_filters',
    ],
  },
  learner: {
    name: 'Ученик',
    description: 'Проходит курсы и тесты, оставляет заявки и оплачивает обучение.',
    permissions: learnerPermissions.filter(
      (flag) => !['connect_users', 'users_observer', 'increased_users_observer'].includes(flag),
    ),
  },
  observer: {
    name: 'Наблюдатель',
    description: 'Родитель или куратор: следит за успехами своих учеников.',
    permissions: [
      'learning_part_access',
      'courses_catalog',
      'pay_course',
      'connect_users',
      'users_observer',
    ],
  },
} as const satisfies Record<string, RolePreset>;

export type PresetName = keyof typeof presets;

export const presetOf = (name: PresetName): RolePreset => presets[name];

/** The presets as the API returns them, with codes for the roles created from them. */
export const rolePresets: readonly (RolePreset & { code: string })[] = Object.entries(presets).map(
  ([code, preset]) => ({ code, ...preset }),
);
