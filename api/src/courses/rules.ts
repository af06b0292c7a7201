// Validation schemas of a course's fields.
import { z } from 'zod';
import { richText } from '../kit/rich-text/rich-text.ts';
import {
  calendarDay,
  oneLine,
  optionalLine,
  optionalText,
  price,
  webAddress,
} from '../kit/values/texts.ts';
import {
  courseEntityTypes,
  courseImages,
  courseStatuses,
  courseTexts,
  type CourseStatus,
} from './course-tables.ts';

/** The name of a course created without one (specification B, section 5). */
export const defaultCourseName = 'Без названия';

const name = z
  .string()
  .overwrite(oneLine)
  .max(255, 'Не больше 255 символов')
  .transform((text) => (text === '' ? defaultCourseName : text));

/** A course enters and leaves the trash only by delete and restore. */
const chosenStatus = z.enum(courseStatuses).refine((status) => status !== 'deleted', {
  message: 'Удаление — отдельное действие',
});

const wholeNumber = (least: number, most: number) => {
  const message = `Введите целое число от ${least} до ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

export const finishCriteria = z
  .strictObject({
    lessons_percentage: wholeNumber(1, 100).nullable().describe('Percentage of finished lessons.'),
    tests_passed: wholeNumber(1, 1000).nullable().describe('Number of passed tests.'),
    homework_points: wholeNumber(1, 1_000_000).nullable().describe('Total points for homework.'),
  })
  .describe('What a learner must reach to finish the course; null for no requirement.');

export const day = calendarDay('Введите дату').nullish();
const percentage = wholeNumber(0, 100).nullish();
const flag = z.boolean().optional();
const recordId = z.int32().nullish();

/** The last segment of an address in the catalogue. */
const slug = optionalLine(100).refine(
  (text) => text == null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  'Только строчные латинские буквы, цифры и дефис между ними',
);

const image = z
  .int32()
  .nullish()
  .describe('An image of the company; null removes it. `img` is the cover.');

const images = Object.fromEntries(courseImages.map((kind) => [`${kind}_id`, image])) as Record<
  `${(typeof courseImages)[number]}_id`,
  typeof image
>;

const text = richText({ kilobytes: 200 });
const texts = Object.fromEntries(courseTexts.map((name) => [name, text])) as Record<
  (typeof courseTexts)[number],
  typeof text
>;

export const changedCourse = z
  .strictObject({
    name: name.optional(),
    anons: optionalText(1000),
    ...texts,
    status: chosenStatus.optional(),
    ...images,
    certificate_id: image.describe('The background image of certificates.'),
    type_id: recordId,
    format_id: recordId,
    folder_id: recordId,
    subcategories_id: z
      .array(z.int32())
      .max(100, 'Не больше 100 категорий')
      .optional()
      .describe('Ids of all categories of the course.'),
    places_id: z
      .array(z.int32())
      .max(100, 'Не больше 100 мест')
      .optional()
      .describe('Ids of all places of the course.'),
    can_be_bought: flag,
    price,
    old_price: price,
    price_comment: optionalLine(255),
    preposition_from: flag,
    use_full_course_discount_percentage: flag,
    full_course_discount_percentage: percentage,
    use_special_offer_discount_percentage: flag,
    special_offer_discount_percentage: percentage,
    start_date: day,
    end_date: day,
    close_date: day,
    close_days: wholeNumber(1, 3650).nullish(),
    weeks_time: wholeNumber(1, 520).nullish(),
    classes: z
      .array(wholeNumber(1, 11))
      .max(11)
      .transform((classes) => [...new Set(classes)].toSorted((a, b) => a - b))
      .optional()
      .describe('School classes, from 1 to 11.'),
    show_likes: flag,
    use_comments: flag,
    use_reviews: flag,
    use_rating_points: flag,
    is_constructor: flag,
    finish_criteria: finishCriteria.nullish(),
    form_id: recordId,
    crm_form_id: recordId,
    crm_bitrix: flag,
    crm_bitrix_form_id: wholeNumber(1, 2_147_483_647).nullish(),
    crm_bitrix_form_url: webAddress(),
    seo_title: optionalLine(255),
    seo_description: optionalText(1000),
    seo_keywords: optionalLine(1000),
    catalog_url_first_category_id: recordId,
    catalog_url_first_category_slug: slug,
    catalog_url_second_category_id: recordId,
    catalog_url_second_category_slug: slug,
  })
  .describe('Omitted fields remain unchanged.');

export const newCourse = z.strictObject({
  ...changedCourse.shape,
  name: name.default(defaultCourseName),
  entity_type: z
    .enum(courseEntityTypes)
    .optional()
    .describe('Can’t be changed later; default: `course`.'),
});

/** Fields of fast edit: those that fit in a table cell. */
export const fastEditedCells = [
  'name',
  'anons',
  'status',
  'type_id',
  'format_id',
  'folder_id',
  'can_be_bought',
  'price',
  'old_price',
  'price_comment',
  'preposition_from',
  'use_full_course_discount_percentage',
  'full_course_discount_percentage',
  'use_special_offer_discount_percentage',
  'special_offer_discount_percentage',
  'start_date',
  'end_date',
  'close_date',
  'close_days',
  'weeks_time',
  'classes',
  'show_likes',
  'use_comments',
  'use_reviews',
  'use_rating_points',
  'seo_title',
  'seo_description',
  'seo_keywords',
] as const satisfies readonly (keyof z.infer<typeof changedCourse>)[];

/** Statuses that a list shows by default: all but the trash. */
export const listedStatuses: CourseStatus[] = courseStatuses.filter(
  (status) => status !== 'deleted',
);
