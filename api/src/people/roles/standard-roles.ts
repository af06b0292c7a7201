// The roles that every new company begins with. They are its own from then on.
import type { Transaction } from '../../kit/database.ts';
import { permissions, type Permission } from '../../kit/permission-flags.ts';
import { roles } from '../tables.ts';

export type StandardRoleName =
  | 'Администратор'
  | 'Менеджер'
  | 'Преподаватель'
  | 'Ученик'
  | 'Наблюдатель';

interface StandardRole {
  name: StandardRoleName;
  code: string;
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

export const standardRoles: readonly StandardRole[] = [
  {
    name: 'Администратор',
    code: 'admin',
    description: 'Управляет школой: курсами, людьми, продажами и настройками.',
    priority: 100,
    default: false,
    // Observing is for relatives: it would narrow an administrator to the learners connected to them.
    permissions: permissions.filter((permission) => !permission.endsWith('users_observer')),
  },
  {
    name: 'Менеджер',
    code: 'manager',
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
    code: 'teacher',
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
    code: 'learner',
    description: 'Проходит курсы и тесты, оставляет заявки и оплачивает обучение.',
    priority: 20,
    default: true,
    permissions: learning,
  },
  {
    name: 'Наблюдатель',
    code: 'observer',
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

export async function createStandardRoles(
  transaction: Transaction,
  companyId: number,
): Promise<void> {
  await transaction
    .insert(roles)
    .values(standardRoles.map((role) => ({ ...role, company_id: companyId })));
}
