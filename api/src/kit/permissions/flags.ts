// All permission flags of the specification (A, section 6) by group, with Russian titles for the role editor.

interface PermissionGroup {
  title: string;
  /** Titles by flag. */
  permissions: Readonly<Record<string, string>>;
}

export const permissionGroups = {
  courses: {
    title: 'Курсы',
    permissions: {
      courses_show_all: 'Видеть все курсы',
      courses_show_my: 'Видеть свои курсы',
      courses_create: 'Создавать курсы',
      courses_update_all: 'Изменять все курсы',
      courses_delete_all: 'Удалять все курсы',
      courses_update_my: 'Изменять свои курсы',
      courses_delete_my: 'Удалять свои курсы',
      courses_statistics: 'Смотреть статистику курсов',
      courses_manage_access_and_other_settings: 'Управлять доступом и настройками курсов',
    },
  },
  lessons: {
    title: 'Уроки',
    permissions: {
      lessons_view: 'Видеть уроки',
      lessons_create: 'Создавать уроки',
      lessons_update_all: 'Изменять все уроки',
      lessons_delete_all: 'Удалять все уроки',
      lessons_update_my: 'Изменять свои уроки',
      lessons_delete_my: 'Удалять свои уроки',
      lessons_show_results: 'Видеть результаты уроков',
      lessons_manage_access_and_other_settings: 'Управлять доступом и настройками уроков',
      lessons_tests_manage: 'Управлять тестами уроков',
    },
  },
  tests: {
    title: 'Тесты',
    permissions: {
      tests_create: 'Создавать тесты',
      tests_show_all: 'Видеть все тесты',
      tests_update_all: 'Изменять все тесты',
      tests_delete_all: 'Удалять все тесты',
      tests_show_my: 'Видеть свои тесты',
      tests_update_my: 'Изменять свои тесты',
      tests_delete_my: 'Удалять свои тесты',
      tests_show_results: 'Видеть результаты тестов',
      tests_statistics: 'Смотреть статистику тестов',
    },
  },
  users: {
    title: 'Пользователи',
    permissions: {
      users_show: 'Видеть пользователей',
      users_delete: 'Удалять пользователей',
      users_export: 'Выгружать пользователей в файл',
      users_payments_and_statistic: 'Видеть оплаты и статистику пользователей',
      users_welcome: 'Приглашать пользователей',
      users_manage: 'Создавать и изменять пользователей, их роли и группы',
      users_settings: 'Менять почту и пароль, снимать блокировку входа',
    },
  },
  crm: {
    title: 'Продажи',
    permissions: {
      crm_show: 'Видеть заявки и продажи',
      crm_create: 'Создавать заявки',
      crm_update: 'Изменять заявки',
      crm_delete: 'Удалять заявки',
      crm_setting: 'Настраивать продажи',
    },
  },
  company: {
    title: 'Компания',
    permissions: {
      company_settings: 'Настраивать компанию, роли и формы',
      company_statistics: 'Смотреть статистику компании',
    },
  },
  learning: {
    title: 'Обучение',
    permissions: {
      learn_courses: 'Проходить курсы',
      learn_tests: 'Проходить тесты',
      courses_catalog: 'Видеть каталог курсов',
      course_bid: 'Оставлять заявки на курсы',
      course_self_bid: 'Записываться на курсы самостоятельно',
      pay_course: 'Оплачивать курсы',
      course_gift: 'Дарить курсы',
      connect_users: 'Связывать учеников с собой',
      users_observer: 'Наблюдать за связанными учениками',
      increased_users_observer: 'Наблюдать за связанными учениками и видеть их оплаты',
    },
  },
  teacher: {
    title: 'Преподавание',
    permissions: {
      teacher_courses_and_lessons_access_all: 'Вести все курсы и уроки',
      teacher_courses_and_lessons_access_my: 'Вести свои курсы и уроки',
      teacher_department: 'Работать в учительской',
      teacher_edit_lessons: 'Изменять уроки',
      teacher_edit_user_wave_results: 'Изменять результаты потоков',
      teacher_edit_tests: 'Изменять тесты',
      teacher_check_homework: 'Проверять домашние задания',
      teacher_offline_lessons: 'Вести очные занятия',
      teacher_journal: 'Вести журнал',
      teacher_webinar_lessons: 'Вести вебинары',
      teacher_manage_chat: 'Управлять чатом',
      teacher_feedback_on_user_comments: 'Отвечать на комментарии учеников',
      teacher_check_test_all: 'Проверять все тесты',
      teacher_check_test_my: 'Проверять свои тесты',
      teacher_salary: 'Видеть свою зарплату',
    },
  },
  other: {
    title: 'Доступ и прочее',
    permissions: {
      school_department: 'Работать в учебном отделе',
      admin_part_access: 'Входить в админку',
      learning_part_access: 'Входить в учебную часть',
      edit_points: 'Изменять баллы',
    },
  },
  mailing: {
    title: 'Рассылки',
    permissions: {
      mailing_auto: 'Настраивать автоматические рассылки',
      mailing_by_groups: 'Рассылать по группам',
      mailing_by_courses: 'Рассылать по курсам',
      mailing_by_course_waves: 'Рассылать по потокам курсов',
      mailing_by_filters: 'Рассылать по фильтрам',
    },
  },
} as const satisfies Record<string, PermissionGroup>;

type Groups = typeof permissionGroups;

export type Permission = {
  [Group in keyof Groups]: keyof Groups[Group]['permissions'];
}[keyof Groups];

/**
 * Learner permissions give no power over others: anyone who manages users may grant them. Other flags may be granted
 * and revoked only by users who have them.
 */
export const learnerPermissions: readonly Permission[] = [
  'learning_part_access',
  ...(Object.keys(permissionGroups.learning.permissions) as Permission[]),
];

export const permissions: readonly Permission[] = Object.values(permissionGroups).flatMap(
  (group) => Object.keys(group.permissions) as Permission[],
);

/** For each list one of its flags is required. If none is set, the first one is added. */
export type Prerequisites = readonly (readonly Permission[])[];

const seenCourses: readonly Permission[] = ['courses_show_my', 'courses_show_all'];
const seenTests: readonly Permission[] = ['tests_show_my', 'tests_show_all'];

/** The flags that allow reading the records that a flag is about. */
const reading: Partial<Record<Permission, readonly Permission[]>> = {
  courses_create: seenCourses,
  courses_update_all: ['courses_show_all'],
  courses_delete_all: ['courses_show_all'],
  courses_update_my: seenCourses,
  courses_delete_my: seenCourses,
  courses_statistics: seenCourses,
  courses_manage_access_and_other_settings: seenCourses,
  lessons_view: seenCourses,
  lessons_create: ['lessons_view'],
  lessons_update_all: ['lessons_view'],
  lessons_delete_all: ['lessons_view'],
  lessons_update_my: ['lessons_view'],
  lessons_delete_my: ['lessons_view'],
  lessons_show_results: ['lessons_view'],
  lessons_manage_access_and_other_settings: ['lessons_view'],
  lessons_tests_manage: ['lessons_view'],
  tests_create: seenTests,
  tests_update_all: ['tests_show_all'],
  tests_delete_all: ['tests_show_all'],
  tests_update_my: seenTests,
  tests_delete_my: seenTests,
  tests_show_results: seenTests,
  tests_statistics: seenTests,
  users_delete: ['users_show'],
  users_export: ['users_show'],
  users_payments_and_statistic: ['users_show'],
  users_manage: ['users_show'],
  users_settings: ['users_show'],
  crm_create: ['crm_show'],
  crm_update: ['crm_show'],
  crm_delete: ['crm_show'],
  crm_setting: ['crm_show'],
};

/** The flag that grants access to a flag's part of the product. Null for such a flag itself. */
export function partAccessFlagOf(flag: Permission): Permission | null {
  const door = learnerPermissions.includes(flag) ? 'learning_part_access' : 'admin_part_access';
  return flag === door ? null : door;
}

/**
 * The flags without which a flag has no effect: access to its part of the product, and reading the records.
 */
export function prerequisitesOf(flag: Permission): Prerequisites {
  const door = partAccessFlagOf(flag);
  const read = reading[flag];
  return [...(door === null ? [] : [[door]]), ...(read === undefined ? [] : [read])];
}

export function titleOf(flag: Permission): string {
  for (const { permissions: flags } of Object.values<PermissionGroup>(permissionGroups)) {
    if (flags[flag] !== undefined) return flags[flag];
  }
  return flag;
}
