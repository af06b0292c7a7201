// Groups, custom fields, forms, invites and packages of the demo school, and the data of its learners.
import type { FieldType } from '@kafedra/common/fields';
import type {
  FormFieldType,
  FormType,
  FrontTemplate,
  HiddenParameter,
} from '@kafedra/common/forms';
import type { StandardRoleName } from '../../people/index.ts';
import { dayAfter } from '../calendar.ts';
import { between, pick, randomFor } from '../random.ts';

export const groups = [
  { name: '9 класс', description: 'Готовятся к ОГЭ' },
  { name: '10 класс', description: null },
  { name: '11 класс', description: 'Готовятся к ЕГЭ' },
  { name: 'Выпускники 2026', description: 'Учились до лета' },
  { name: 'Олимпиадный клуб', description: 'Ходят на встречи по четвергам' },
] as const;
export type GroupName = (typeof groups)[number]['name'];

interface DemoField {
  name: string;
  type: FieldType;
  multiple: boolean;
  prompt: string | null;
  variables: readonly string[];
}

export const customFields = [
  { name: 'Город', type: 'string', multiple: false, prompt: 'Казань', variables: [] },
  { name: 'Дата рождения', type: 'date', multiple: false, prompt: null, variables: [] },
  {
    name: 'Класс',
    type: 'list',
    multiple: false,
    prompt: null,
    variables: ['8 класс', '9 класс', '10 класс', '11 класс', 'Не школьник'],
  },
  {
    name: 'Откуда узнали',
    type: 'list',
    multiple: true,
    prompt: null,
    variables: ['От друзей', 'Из поиска', 'Из соцсетей', 'В школе', 'На олимпиаде'],
  },
  { name: 'Кто из друзей', type: 'string', multiple: false, prompt: 'Аня Орлова', variables: [] },
  {
    name: 'Телефон родителя',
    type: 'phone',
    multiple: false,
    prompt: '+7 900 000-00-00',
    variables: [],
  },
] as const satisfies readonly DemoField[];
/** Fields and options that are shown only if another option is chosen. */
export const dependents = [
  { field: 'Откуда узнали', variable: 'От друзей', shows: 'Кто из друзей' },
] as const;

export type FieldName = (typeof customFields)[number]['name'];

/** The data of one learner; values of lists are the texts of their options. */
export interface DemoLearner {
  groups: GroupName[];
  values: Partial<Record<FieldName, string[]>>;
}

const cities = ['Москва', 'Казань', 'Новосибирск', 'Екатеринбург', 'Самара', 'Пермь', 'Томск'];
const classes = ['9 класс', '10 класс', '11 класс'] as const;

/** The learner at this position among all people; the result is deterministic. */
export function learner(seed: number, place: number): DemoLearner {
  const random = randomFor(seed, 'learner', place);
  const year = between(random, 0, classes.length);
  const group = classes[year] ?? 'Выпускники 2026';
  const values: DemoLearner['values'] = {
    Город: [pick(random, cities)],
    Класс: [year < classes.length ? group : 'Не школьник'],
  };
  if (random() < 0.7) {
    const born = `${2026 - 15 - Math.min(year, classes.length)}-01-01`;
    values['Дата рождения'] = [dayAfter(born, between(random, 0, 364))];
  }
  if (random() < 0.5) values['Откуда узнали'] = [pick(random, customFields[3].variables)];
  return { groups: random() < 0.1 ? [group, 'Олимпиадный клуб'] : [group], values };
}

export interface DemoInvite {
  kind: 'invite' | 'welcome';
  type: 'common' | 'personal';
  name: string;
  description: string | null;
  active: boolean;
  userLimit: number | null;
  dateEnd: string | null;
  role: 'Преподаватель' | null;
  group: GroupName | null;
  asks: { field: FieldName; required: boolean }[];
  recipients: string[];
  /** How many learners came by it. */
  came: number;
  createdAt: string;
}

export const invites: DemoInvite[] = [
  {
    kind: 'invite',
    type: 'common',
    name: 'Набор в 11 класс',
    description:
      '<p>Год подготовки к ЕГЭ: занятия онлайн, домашние задания с проверкой, пробники.</p>',
    active: true,
    userLimit: 100,
    dateEnd: '2027-05-31',
    role: null,
    group: '11 класс',
    asks: [
      { field: 'Город', required: true },
      { field: 'Класс', required: true },
      { field: 'Откуда узнали', required: false },
    ],
    recipients: [],
    came: 12,
    createdAt: '2026-08-10T08:15:00.000Z',
  },
  {
    kind: 'invite',
    type: 'common',
    name: 'День открытых дверей',
    description: '<p>Пробное занятие для тех, кто был на встрече.</p>',
    active: true,
    userLimit: null,
    dateEnd: '2026-08-31',
    role: null,
    group: null,
    asks: [],
    recipients: [],
    came: 5,
    createdAt: '2026-08-20T10:40:00.000Z',
  },
  {
    kind: 'invite',
    type: 'personal',
    name: 'Новые преподаватели',
    description: null,
    active: false,
    userLimit: 3,
    dateEnd: null,
    role: 'Преподаватель',
    group: null,
    asks: [],
    recipients: ['m.lebedeva@example.ru', 'orlov.physics@example.ru'],
    came: 0,
    createdAt: '2026-07-02T07:05:00.000Z',
  },
  {
    kind: 'welcome',
    type: 'personal',
    name: 'Победители олимпиады',
    description: '<p>Поздравляем! Для вас открыт олимпиадный клуб.</p>',
    active: true,
    userLimit: null,
    dateEnd: null,
    role: null,
    group: 'Олимпиадный клуб',
    asks: [{ field: 'Телефон родителя', required: true }],
    recipients: ['sasha.winner@example.ru', 'lena.chess@example.ru', 'timur.code@example.ru'],
    came: 0,
    createdAt: '2026-08-28T12:30:00.000Z',
  },
];

interface DemoFormField {
  type: Exclude<FormFieldType, 'custom_field'> | { asks: FieldName };
  required?: boolean;
  width?: 'half';
  text?: string;
  hint?: string;
  parameter?: HiddenParameter;
  /** Hides the field if this option of that field is chosen. */
  unless?: { asks: FieldName; is: string };
}

export interface DemoForm {
  name: string;
  code: string;
  type: FormType;
  title: string;
  description: string;
  button_name: string;
  front_template: FrontTemplate;
  gives: StandardRoleName | null;
  create_user: boolean;
  fields: readonly DemoFormField[];
}

const account: readonly DemoFormField[] = [
  { type: 'name', required: true },
  { type: 'surname' },
  { type: 'email', required: true },
];

export const forms: readonly DemoForm[] = [
  // The public form for people without an invite.
  {
    name: 'Запись на пробное занятие',
    code: 'trial',
    type: 'register',
    title: 'Пробное занятие',
    description: 'Оставьте почту: пришлём ссылку на занятие и материалы к нему.',
    button_name: 'Записаться',
    front_template: 'card',
    gives: 'Ученик',
    create_user: true,
    fields: [...account, { type: { asks: 'Город' } }, { type: { asks: 'Класс' } }],
  },
  {
    name: 'Летняя школа',
    code: 'summer',
    type: 'register',
    title: 'Летняя школа',
    description: 'Две недели в июне: занятия утром, проекты днём.',
    button_name: 'Подать заявку',
    front_template: 'split',
    gives: null,
    create_user: true,
    fields: [
      { type: 'name', required: true, width: 'half' },
      { type: 'surname', required: true, width: 'half' },
      { type: 'email', required: true },
      { type: 'section', text: 'Об учёбе', hint: 'По ответам подберём группу' },
      { type: { asks: 'Класс' }, required: true },
      { type: { asks: 'Откуда узнали' } },
      {
        type: 'section',
        text: 'Связь с родителями',
        unless: { asks: 'Класс', is: 'Не школьник' },
      },
      { type: { asks: 'Телефон родителя' }, required: true },
      { type: 'hidden', parameter: 'utm_source' },
    ],
  },
  {
    name: 'Заявка на курс',
    code: 'course',
    type: 'course_bid',
    title: 'Записаться на курс',
    description: 'Перезвоним в течение дня и поможем выбрать программу.',
    button_name: 'Отправить заявку',
    front_template: 'card',
    gives: null,
    create_user: false,
    fields: [
      { type: 'name', required: true },
      { type: 'email', required: true },
      { type: { asks: 'Телефон родителя' } },
      { type: 'hidden', parameter: 'utm_campaign' },
    ],
  },
];
