// The builder's words for types of forms, fields and conditions, and the fields of a new form.
import {
  operators,
  type FormFieldType,
  type FormType,
  type FrontTemplate,
  type HiddenParameter,
  type Operator,
} from '@kafedra/common/forms';

export const formTypeLabels: Readonly<Record<FormType, { label: string; hint: string }>> = {
  register: { label: 'Регистрация', hint: 'Человек приходит в школу и получает учётную запись' },
  course_bid: { label: 'Заявка на курс', hint: 'Собирает ответы тех, кто хочет на курс' },
  self_bid: { label: 'Заявка без курса', hint: 'Обратная связь, консультация, запись на встречу' },
  profile: { label: 'Профиль', hint: 'Собирает то, что люди рассказывают о себе' },
  course: { label: 'Сведения о курсе', hint: 'Собирает сведения о курсе' },
  free: { label: 'Свободная', hint: 'Опрос, анкета и всё остальное' },
};

/** The built-in fields of a new form. */
export const initialFields: Readonly<Record<FormType, readonly FormFieldType[]>> = {
  register: ['name', 'surname', 'email'],
  course_bid: ['name', 'email'],
  self_bid: ['name', 'email'],
  profile: ['name', 'surname'],
  course: ['title'],
  free: ['title'],
};

export const basicFieldNotes: Readonly<Partial<Record<FormFieldType, string>>> = {
  section: 'Отдельный шаг с заголовком',
  hidden: 'UTM-метка или постоянное значение',
  description: 'Пояснение между полями',
};

export const templateLabels: Readonly<Record<FrontTemplate, string>> = {
  card: 'Карточка посередине',
  plain: 'Без рамки',
  split: 'Заголовок слева, поля справа',
};

export const parameterLabels: Readonly<Record<HiddenParameter, string>> = {
  utm_source: 'utm_source — откуда пришли',
  utm_medium: 'utm_medium — вид рекламы',
  utm_campaign: 'utm_campaign — кампания',
  utm_content: 'utm_content — объявление',
  utm_term: 'utm_term — ключевое слово',
};

export const operatorLabels: Readonly<Record<Operator, string>> = {
  is: 'равно',
  is_not: 'не равно',
  contains: 'содержит',
  filled: 'заполнено',
  empty: 'не заполнено',
};

export const isOperator = (text: string): text is Operator =>
  (operators as readonly string[]).includes(text);
