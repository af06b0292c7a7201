// The areas of the back office: menu entries, their groups and required permissions.
import {
  BookMarked,
  BookOpenCheck,
  ChartColumn,
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
import { filePermissions } from '../../kit/files/filePermissions.ts';
import type { Permission } from '../../__generated__/Admin_company.graphql.ts';

export interface Area {
  title: string;
  /** Below the company's address. */
  path: string;
  /** Pages at other addresses that also belong to it. */
  also?: readonly string[];
  icon: LucideIcon;
  /** Any of these is enough. */
  permissions: readonly Permission[];
  /** Further search words in the command palette. */
  words?: string;
  /** Used for setup only; folded in the menu. */
  isRare?: true;
  /** Pages and tabs below it that the command palette offers. */
  inside?: readonly InnerPlace[];
}

export interface InnerPlace {
  title: string;
  /** Below the company's address. */
  path: string;
  words?: string;
  /** Any of these is enough; by default those of the area. */
  permissions?: readonly Permission[];
}

export interface AreaGroup {
  title: string;
  areas: readonly Area[];
}

/** The areas the user may open, without empty groups; none without access to the back office. */
export function permittedAreas(permissions: readonly Permission[]): AreaGroup[] {
  const may = (permission: Permission) => permissions.includes(permission);
  if (!may('ADMIN_PART_ACCESS')) return [];
  return groups
    .map(({ title, areas }) => ({
      title,
      areas: areas
        .filter((area) => area.permissions.some(may))
        .map(({ inside = [], ...area }) => ({
          ...area,
          inside: inside.filter((place) => place.permissions?.some(may) ?? true),
        })),
    }))
    .filter(({ areas }) => areas.length > 0);
}

const groups: readonly AreaGroup[] = [
  {
    title: 'Курсы',
    areas: [
      {
        title: 'Курсы',
        path: 'courses',
        also: ['course-edit'],
        icon: GraduationCap,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
        words: 'обучение программа',
        inside: [
          {
            title: 'Быстрая правка курсов',
            path: 'course-edit',
            words: 'таблица',
            permissions: ['COURSES_UPDATE_ALL', 'COURSES_UPDATE_MY'],
          },
          {
            title: 'Каталог для посетителей',
            path: 'course-search',
            words: 'витрина сайт публичный',
          },
        ],
      },
      {
        title: 'Тесты',
        path: 'tests',
        also: ['lesson-test-results'],
        icon: ClipboardList,
        permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
        words: 'экзамен контрольная опрос вопросы',
        inside: [{ title: 'Категории тестов', path: 'tests/categories' }],
      },
      {
        title: 'Домашние задания',
        path: 'homeworks',
        icon: ClipboardCheck,
        permissions: ['TEACHER_CHECK_HOMEWORK'],
        words: 'дз домашка работы задания проверить',
      },
      {
        title: 'Проверка тестов',
        path: 'tests/checking',
        icon: ListChecks,
        permissions: ['TEACHER_CHECK_TEST_ALL', 'TEACHER_CHECK_TEST_MY'],
        words: 'эссе проверить ответы экзамен',
      },
      {
        title: 'Комментарии',
        path: 'comments',
        icon: MessageSquare,
        permissions: ['TEACHER_FEEDBACK_ON_USER_COMMENTS'],
        words: 'отзывы обсуждения',
      },
      {
        title: 'Вебинары',
        path: 'webinars',
        icon: Video,
        permissions: ['LESSONS_VIEW'],
        words: 'эфир встреча трансляция zoom',
      },
      {
        title: 'Статистика',
        path: 'statistics',
        icon: ChartColumn,
        permissions: ['COURSES_STATISTICS'],
        words: 'активность открыли прошли',
      },
      {
        title: 'Категории',
        path: 'categories',
        icon: FolderTree,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
        words: 'каталог разделы',
        isRare: true,
      },
      {
        title: 'Типы курсов',
        path: 'course-types',
        icon: Shapes,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
        isRare: true,
      },
      {
        title: 'Форматы курсов',
        path: 'course-formats',
        icon: MonitorPlay,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
        isRare: true,
      },
      {
        title: 'Места',
        path: 'locations',
        icon: MapPin,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
        words: 'адреса площадки',
        isRare: true,
      },
      {
        title: 'Предметы',
        path: 'subjects',
        icon: BookMarked,
        permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
        words: 'темы вопросов',
        isRare: true,
      },
      {
        title: 'Предметы ЕГЭ',
        path: 'ege-subjects',
        icon: BookOpenCheck,
        permissions: ['TESTS_SHOW_ALL'],
        isRare: true,
      },
      {
        title: 'Олимпиады',
        path: 'olympic-tests',
        icon: Trophy,
        permissions: ['TESTS_SHOW_RESULTS'],
        isRare: true,
      },
    ],
  },
  {
    title: 'Люди',
    areas: [
      {
        title: 'Пользователи',
        path: 'users',
        icon: Users,
        permissions: ['USERS_SHOW'],
        words: 'люди ученики преподаватели сотрудники студенты',
      },
      {
        title: 'Группы',
        path: 'groups',
        icon: UsersRound,
        permissions: ['USERS_SHOW'],
        words: 'класс поток',
      },
      {
        title: 'Приглашения',
        path: 'invites',
        icon: Ticket,
        permissions: ['USERS_WELCOME'],
        words: 'пригласить ссылка',
      },
      {
        title: 'Приветствия',
        path: 'welcomes',
        icon: HandHeart,
        permissions: ['USERS_WELCOME'],
        words: 'автоматический доступ',
        isRare: true,
      },
      {
        title: 'Генерация аккаунтов',
        path: 'generate',
        icon: UserPlus,
        permissions: ['USERS_MANAGE'],
        words: 'создать учётные записи логины пароли',
        isRare: true,
      },
      {
        title: 'Роли',
        path: 'roles',
        icon: ShieldCheck,
        permissions: ['COMPANY_SETTINGS', 'USERS_SHOW'],
        words: 'права доступ разрешения',
        isRare: true,
      },
    ],
  },
  {
    title: 'Продажи',
    areas: [
      {
        title: 'Заявки',
        path: 'orders',
        icon: FileInput,
        permissions: ['CRM_SHOW'],
        words: 'лиды сделки продажи crm',
        inside: [{ title: 'Папки заявок', path: 'orders/folders' }],
      },
      {
        title: 'Платежи',
        path: 'payments',
        also: ['payment-statuses'],
        icon: Wallet,
        permissions: ['USERS_PAYMENTS_AND_STATISTIC'],
        words: 'оплаты деньги счета рассрочка',
        inside: [{ title: 'Статусы платежей', path: 'payment-statuses' }],
      },
      {
        title: 'Промокоды',
        path: 'promo-codes',
        icon: TicketPercent,
        permissions: ['COMPANY_SETTINGS'],
        words: 'скидки купоны',
      },
      {
        title: 'Предложения',
        path: 'commercial-offer',
        icon: Ticket,
        permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
        words: 'коммерческое предложение кп',
      },
      {
        title: 'Статусы заявок',
        path: 'statuses',
        icon: Tags,
        permissions: ['CRM_SHOW'],
        words: 'воронка этапы',
        isRare: true,
      },
      {
        title: 'Курсы и оплата',
        path: 'courses-and-payment',
        icon: CreditCard,
        permissions: ['COMPANY_SETTINGS'],
        words: 'цены стоимость тарифы',
        isRare: true,
      },
    ],
  },
  {
    title: 'Материалы',
    areas: [
      {
        title: 'Файлы',
        path: 'file-storage',
        icon: HardDrive,
        permissions: filePermissions,
        words: 'хранилище документы диск',
      },
      {
        title: 'Библиотека',
        path: 'library',
        icon: Library,
        permissions: filePermissions,
        words: 'шаблоны видео материалы',
      },
      {
        title: 'Галереи',
        path: 'galleries',
        icon: Images,
        permissions: filePermissions,
        words: 'картинки фотографии изображения',
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
        inside: [
          {
            title: 'Название и описание школы',
            path: 'settings',
            words: 'адрес логотип файлы часовой пояс время',
          },
          { title: 'Домены', path: 'settings?tab=domains', words: 'свой адрес сайта' },
          {
            title: 'Интеграции',
            path: 'settings?tab=integrations',
            words: 'webhook вебхук программы',
          },
          { title: 'Подписка', path: 'settings?tab=subscription', words: 'тариф план лимиты' },
          {
            title: 'Приём платежей',
            path: 'settings?tab=payments',
            words: 'юkassa юкасса касса эквайринг оплата',
          },
          {
            title: 'Вход',
            path: 'settings?tab=sign-in',
            words: 'социальные сети вконтакте яндекс подтверждение почты',
          },
          { title: 'Владельцы', path: 'settings?tab=owners', words: 'администраторы' },
        ],
      },
      {
        title: 'Формы',
        path: 'forms',
        icon: SquarePen,
        permissions: ['COMPANY_SETTINGS'],
        words: 'анкета регистрация опрос',
      },
      {
        title: 'Свои поля',
        path: 'custom-fields',
        icon: ListPlus,
        permissions: ['COMPANY_SETTINGS'],
        words: 'дополнительные поля переменные',
        isRare: true,
      },
      {
        title: 'Токены доступа',
        path: 'access-tokens',
        icon: KeyRound,
        permissions: ['ADMIN_PART_ACCESS'],
        words: 'api ключи программы',
        isRare: true,
      },
      {
        title: 'Нагрузка',
        path: 'stress-test',
        icon: Gauge,
        permissions: ['COMPANY_SETTINGS'],
        words: 'стресс нагрузочный',
        isRare: true,
      },
    ],
  },
];
