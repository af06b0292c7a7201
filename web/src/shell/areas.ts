// The areas of a company's back office: what the menu lists, in which groups, and who may open each.
import {
  BookMarked,
  BookOpenCheck,
  ClipboardCheck,
  ClipboardList,
  CreditCard,
  FileInput,
  FolderTree,
  Gauge,
  GraduationCap,
  HandHeart,
  HardDrive,
  Images,
  KeyRound,
  Library,
  ListChecks,
  ListPlus,
  MapPin,
  MessageSquare,
  MonitorPlay,
  Settings,
  Shapes,
  ShieldCheck,
  SquarePen,
  Tags,
  Ticket,
  TicketPercent,
  Trophy,
  UserPlus,
  Users,
  UsersRound,
  Video,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { fileRights } from '../kit/fileRights.ts';
import type { Permission } from '../__generated__/Admin_company.graphql.ts';

export interface Area {
  title: string;
  /** Under the company's address. */
  path: string;
  /** Pages that belong to it and stand elsewhere. */
  also?: readonly string[];
  icon: LucideIcon;
  /** Any of these opens it. */
  permissions: readonly Permission[];
}

export interface AreaGroup {
  title: string;
  areas: readonly Area[];
}

/** Only what the person may open: nothing before they are let into the back office. Groups without areas are left out. */
export function permittedAreas(permissions: readonly Permission[]): AreaGroup[] {
  if (!permissions.includes('ADMIN_PART_ACCESS')) return [];
  return groups
    .map(({ title, areas }) => ({
      title,
      areas: areas.filter((area) =>
        area.permissions.some((permission) => permissions.includes(permission)),
      ),
    }))
    .filter(({ areas }) => areas.length > 0);
}

const groups: readonly AreaGroup[] = [
  {
    title: 'Продвижение и пользователи',
    areas: [
      {
        title: 'Промокоды',
        path: 'promo-codes',
        icon: TicketPercent,
        permissions: ['COMPANY_SETTINGS'],
      },
      {
        title: 'Пользователи',
        path: 'users',
        icon: Users,
        permissions: ['USERS_SHOW'],
      },
      {
        title: 'Заявки',
        path: 'orders',
        icon: FileInput,
        permissions: ['CRM_SHOW'],
      },
      {
        title: 'Платежи',
        path: 'payments',
        also: ['payment-statuses'],
        icon: Wallet,
        permissions: ['USERS_PAYMENTS_AND_STATISTIC'],
      },
      {
        title: 'Статусы заявок',
        path: 'statuses',
        icon: Tags,
        permissions: ['CRM_SHOW'],
      },
      {
        title: 'Генерация аккаунтов',
        path: 'generate',
        icon: UserPlus,
        permissions: ['USERS_MANAGE'],
      },
      {
        title: 'Приглашения',
        path: 'invites',
        icon: Ticket,
        permissions: ['USERS_WELCOME'],
      },
      {
        title: 'Приветствия',
        path: 'welcomes',
        icon: HandHeart,
        permissions: ['USERS_WELCOME'],
      },
      {
        title: 'Роли',
        path: 'roles',
        icon: ShieldCheck,
        permissions: ['COMPANY_SETTINGS', 'USERS_SHOW'],
      },
      {
        title: 'Группы',
        path: 'groups',
        icon: UsersRound,
        permissions: ['USERS_SHOW'],
      },
    ],
  },
  {
    title: 'Формы и поля',
    areas: [
      {
        title: 'Формы',
        path: 'forms',
        icon: SquarePen,
        permissions: ['COMPANY_SETTINGS'],
      },
      {
        title: 'Свои поля',
        path: 'custom-fields',
        icon: ListPlus,
        permissions: ['COMPANY_SETTINGS'],
      },
      {
        title: 'Курсы и оплата',
        path: 'courses-and-payment',
        icon: CreditCard,
        permissions: ['COMPANY_SETTINGS'],
      },
    ],
  },
  {
    title: 'Курсы и тесты',
    areas: [
      {
        title: 'Курсы',
        path: 'courses',
        also: ['course-edit'],
        icon: GraduationCap,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
      },
      {
        title: 'Тесты',
        path: 'tests',
        also: ['lesson-test-results'],
        icon: ClipboardList,
        permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
      },
      {
        title: 'Проверка тестов',
        path: 'tests/checking',
        icon: ListChecks,
        permissions: ['TEACHER_CHECK_TEST_ALL', 'TEACHER_CHECK_TEST_MY'],
      },
      {
        title: 'Домашние задания',
        path: 'homeworks',
        icon: ClipboardCheck,
        permissions: ['TEACHER_CHECK_HOMEWORK'],
      },
      {
        title: 'Комментарии',
        path: 'comments',
        icon: MessageSquare,
        permissions: ['TEACHER_FEEDBACK_ON_USER_COMMENTS'],
      },
      {
        title: 'Предложения',
        path: 'commercial-offer',
        icon: Ticket,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
      },
      {
        title: 'Типы курсов',
        path: 'course-types',
        icon: Shapes,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
      },
      {
        title: 'Форматы курсов',
        path: 'course-formats',
        icon: MonitorPlay,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
      },
      {
        title: 'Категории',
        path: 'categories',
        icon: FolderTree,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
      },
      {
        title: 'Места',
        path: 'locations',
        icon: MapPin,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
      },
    ],
  },
  {
    title: 'Предметы экзаменов',
    areas: [
      {
        title: 'Предметы ЕГЭ',
        path: 'ege-subjects',
        icon: BookOpenCheck,
        permissions: ['TESTS_SHOW_ALL'],
      },
    ],
  },
  {
    title: 'Библиотека и файлы',
    areas: [
      { title: 'Файлы', path: 'file-storage', icon: HardDrive, permissions: fileRights },
      { title: 'Галереи', path: 'galleries', icon: Images, permissions: fileRights },
      { title: 'Библиотека', path: 'library', icon: Library, permissions: fileRights },
      { title: 'Вебинары', path: 'webinars', icon: Video, permissions: ['LESSONS_VIEW'] },
    ],
  },
  {
    title: 'Олимпиады и университеты',
    areas: [
      {
        title: 'Олимпиады',
        path: 'olympic-tests',
        icon: Trophy,
        permissions: ['TESTS_SHOW_RESULTS'],
      },
      {
        title: 'Предметы',
        path: 'subjects',
        icon: BookMarked,
        permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
      },
      {
        title: 'Нагрузка',
        path: 'stress-test',
        icon: Gauge,
        permissions: ['COMPANY_SETTINGS'],
      },
    ],
  },
  {
    title: 'Платформа',
    areas: [
      {
        title: 'Настройки компании',
        path: 'settings',
        icon: Settings,
        permissions: ['COMPANY_SETTINGS'],
      },
      {
        title: 'Токены доступа',
        path: 'access-tokens',
        icon: KeyRound,
        permissions: ['ADMIN_PART_ACCESS'],
      },
    ],
  },
];
