// Further columns of the course export: all fields of a course that `export.ts` does not declare.
import { plainColumn, type ExportColumn } from '../../exports/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { plainText } from '../../kit/rich-text/rich-text.ts';
import type { courses, FinishCriteria } from '../course-tables.ts';

type CourseRow = typeof courses.$inferSelect;
type Named = Readonly<Record<string, unknown>>;

/** The fields of a course that these columns read. */
export type AdditionalFields = Pick<
  CourseRow,
  | 'entity_type'
  | 'anons'
  | 'price_comment'
  | 'preposition_from'
  | 'can_be_bought'
  | 'use_full_course_discount_percentage'
  | 'full_course_discount_percentage'
  | 'use_special_offer_discount_percentage'
  | 'special_offer_discount_percentage'
  | 'close_days'
  | 'weeks_time'
  | 'classes'
  | 'show_likes'
  | 'use_comments'
  | 'use_reviews'
  | 'use_rating_points'
  | 'is_constructor'
  | 'crm_bitrix'
  | 'crm_bitrix_form_id'
  | 'crm_bitrix_form_url'
  | 'seo_title'
  | 'seo_description'
  | 'seo_keywords'
  | 'catalog_url_first_category_slug'
  | 'catalog_url_second_category_slug'
  | 'description'
  | 'for_whom'
  | 'goal'
  | 'program'
  | 'instruction'
  | 'success_result'
  | 'fail_result'
> & {
  updated_at: string;
  finish_criteria: FinishCriteria | null;
} & Record<
    | 'author'
    | 'form'
    | 'crm_form'
    | 'catalog_url_first_category'
    | 'catalog_url_second_category'
    | 'certificate'
    | 'img'
    | 'img_anons'
    | 'img_banner'
    | 'img_banner_mobile'
    | 'img_header'
    | 'img_vertical_banner',
    Named | null
  > &
  Record<
    'bullet_points' | 'places' | 'course_packages_by_sort' | 'chat_link_blocks',
    readonly Named[]
  >;

type Column = ExportColumn<AdditionalFields>;
type NameOf<Value> = {
  [Name in keyof AdditionalFields]: AdditionalFields[Name] extends Value ? Name : never;
}[keyof AdditionalFields];

const column = plainColumn<AdditionalFields>;

const flag = (heading: string, name: NameOf<boolean>): Column => ({
  ...column(heading, 'text', 12, name),
  value: (course) => (course[name] ? 'Да' : 'Нет'),
});

/** A column with the plain text of a rich text. */
const richText = (heading: string, name: NameOf<string | null>): Column => ({
  ...column(heading, 'text', 40, name),
  value: ({ [name]: html }) => (html === null ? null : plainText(html)),
});

/** A column with the name of a referenced record. */
const named = (
  heading: string,
  width: number,
  relation: NameOf<Named | null>,
  by: string,
): Column => ({
  heading,
  kind: 'text',
  width,
  value: ({ [relation]: one }) => (one === null ? null : String(one[by])),
  reads: { with: { [relation]: { ...wholeRecord, columns: [by] } } },
});

const list = (
  heading: string,
  width: number,
  relation: NameOf<readonly Named[]>,
  by: string,
): Column => ({
  heading,
  kind: 'text',
  width,
  value: ({ [relation]: all }) => all.map((one) => String(one[by])).join(', '),
  reads: { with: { [relation]: { ...wholeRecord, columns: [by] } } },
});

const entityTypes = { course: 'Курс', bundle: 'Комплект' } as const;

function finishWords(criteria: FinishCriteria | null): string | null {
  if (criteria === null) return null;
  const { lessons_percentage: lessons, tests_passed: tests, homework_points: points } = criteria;
  return [
    lessons !== null && `уроков: ${lessons} %`,
    tests !== null && `тестов: ${tests}`,
    points !== null && `баллов за домашние задания: ${points}`,
  ]
    .filter((part) => part !== false)
    .join('; ');
}

export const additionalColumns = {
  entity_type: {
    ...column('Вид', 'text', 12, 'entity_type'),
    value: ({ entity_type }) => entityTypes[entity_type],
  },
  anons: column('Анонс', 'text', 40, 'anons'),
  price_comment: column('Пояснение к цене', 'text', 20, 'price_comment'),
  preposition_from: flag('«От» перед ценой', 'preposition_from'),
  can_be_bought: flag('Можно купить', 'can_be_bought'),
  use_full_course_discount_percentage: flag(
    'Скидка за полный курс',
    'use_full_course_discount_percentage',
  ),
  full_course_discount_percentage: column(
    'Скидка за полный курс, %',
    'number',
    12,
    'full_course_discount_percentage',
  ),
  use_special_offer_discount_percentage: flag(
    'Скидка по спецпредложению',
    'use_special_offer_discount_percentage',
  ),
  special_offer_discount_percentage: column(
    'Скидка по спецпредложению, %',
    'number',
    12,
    'special_offer_discount_percentage',
  ),
  close_days: column('Дней доступа', 'number', 12, 'close_days'),
  weeks_time: column('Недель', 'number', 10, 'weeks_time'),
  classes: {
    ...column('Классы', 'text', 12, 'classes'),
    value: ({ classes }) => classes.join(', '),
  },
  show_likes: flag('Лайки', 'show_likes'),
  use_comments: flag('Комментарии', 'use_comments'),
  use_reviews: flag('Отзывы', 'use_reviews'),
  use_rating_points: flag('Оценки в отзывах', 'use_rating_points'),
  is_constructor: flag('Уроки из блоков', 'is_constructor'),
  finish_criteria: {
    ...column('Условия завершения', 'text', 40, 'finish_criteria'),
    value: ({ finish_criteria }) => finishWords(finish_criteria),
  },
  crm_bitrix: flag('Заявки в Битрикс24', 'crm_bitrix'),
  crm_bitrix_form_id: column('Номер формы в Битрикс24', 'number', 12, 'crm_bitrix_form_id'),
  crm_bitrix_form_url: column('Адрес формы в Битрикс24', 'text', 40, 'crm_bitrix_form_url'),
  seo_title: column('Заголовок для поиска', 'text', 32, 'seo_title'),
  seo_description: column('Описание для поиска', 'text', 40, 'seo_description'),
  seo_keywords: column('Ключевые слова', 'text', 32, 'seo_keywords'),
  catalog_url_first_category_slug: column(
    'Первая часть адреса',
    'text',
    20,
    'catalog_url_first_category_slug',
  ),
  catalog_url_second_category_slug: column(
    'Вторая часть адреса',
    'text',
    20,
    'catalog_url_second_category_slug',
  ),
  updated_at: column('Изменён', 'instant', 12, 'updated_at'),
  description: richText('Описание', 'description'),
  for_whom: richText('Для кого', 'for_whom'),
  goal: richText('Цель', 'goal'),
  program: richText('Программа', 'program'),
  instruction: richText('Инструкция', 'instruction'),
  success_result: richText('Текст при успехе', 'success_result'),
  fail_result: richText('Текст при неудаче', 'fail_result'),
  author: named('Автор', 24, 'author', 'full_name'),
  bullet_points: list('Что даёт курс', 40, 'bullet_points', 'text'),
  places: list('Места', 24, 'places', 'name'),
  course_packages_by_sort: list('Пакеты', 32, 'course_packages_by_sort', 'name'),
  chat_link_blocks: list('Связь с куратором', 24, 'chat_link_blocks', 'title'),
  form: named('Форма заявки', 24, 'form', 'name'),
  crm_form: named('Форма для CRM', 24, 'crm_form', 'name'),
  catalog_url_first_category: named(
    'Первая часть адреса: категория',
    20,
    'catalog_url_first_category',
    'title',
  ),
  catalog_url_second_category: named(
    'Вторая часть адреса: категория',
    20,
    'catalog_url_second_category',
    'title',
  ),
  certificate: named('Сертификат', 24, 'certificate', 'file_name'),
  img: named('Обложка', 24, 'img', 'file_name'),
  img_anons: named('Изображение анонса', 24, 'img_anons', 'file_name'),
  img_banner: named('Баннер', 24, 'img_banner', 'file_name'),
  img_banner_mobile: named('Баннер для телефонов', 24, 'img_banner_mobile', 'file_name'),
  img_header: named('Изображение в шапке', 24, 'img_header', 'file_name'),
  img_vertical_banner: named('Вертикальный баннер', 24, 'img_vertical_banner', 'file_name'),
} satisfies Record<string, Column>;
