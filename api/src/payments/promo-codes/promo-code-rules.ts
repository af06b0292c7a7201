// Validation of promo codes, with the messages that users see.
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { codePattern, mostInCode, plainCode } from '@kafedra/common/promo-codes';
import { fileFormats } from '../../exports/index.ts';
import { Failure } from '../../kit/http/errors.ts';
import { calendarDay, optionalText, price, required } from '../../kit/values/texts.ts';
import { productTypes, saleTypes } from './promo-code-tables.ts';

/** Courses, and packages, that one code may name. */
const maxProducts = 1000;

/** Codes of one series, and links from its codes to courses and packages: a few seconds of database work. */
export const maxCodes = 10_000;
export const maxLinks = 50_000;

const capitals = z
  .string(required)
  .overwrite(plainCode)
  .trim()
  .min(1, required)
  .max(mostInCode, `Не больше ${mostInCode} символов`)
  .toUpperCase();

const code = capitals.refine(
  (text) => /^[\p{Lu}\d_-]+$/u.test(text),
  'Только буквы, цифры, дефис и подчёркивание',
);

const pattern = capitals.refine(
  (text) => codePattern(text) !== null,
  'Буквы, цифры, дефис и подчёркивание; # — любая цифра, ? — любая буква, хотя бы одна из них',
);

const uses = z
  .int('Введите целое число')
  .min(1, 'Не меньше 1')
  .max(1_000_000, 'Не больше 1 000 000')
  .nullish();

const percent = 'Введите целое число от 1 до 100';

const ids = (nouns: string) =>
  z.array(z.int32()).max(maxProducts, `Не больше ${maxProducts} ${nouns}`);

const products = {
  courses_id: ids('курсов'),
  course_packages_id: ids('пакетов'),
};

const fields = {
  description: optionalText(1000),
  active: z.boolean().optional(),
  allowed_product_types: z
    .array(z.enum(productTypes))
    .min(1, 'Выберите, на что действует промокод')
    .max(productTypes.length)
    .refine((types) => new Set(types).size === types.length, 'Значения повторяются')
    .optional()
    .describe('Product types that it applies to: whole courses, packages. Default: both.'),
  sale_type: z.enum(saleTypes),
  sale_sum: price.describe('Roubles, for `sale_type` `sum`.'),
  sale_percent: z
    .int(percent)
    .min(1, percent)
    .max(100, percent)
    .nullish()
    .describe('Percentage of the price, for `sale_type` `percent`.'),
  max_use_count: uses.describe('Maximum number of uses in total; null for no limit.'),
  single_user_max_use_count: uses.describe(
    'Maximum number of uses by one person; null for no limit.',
  ),
  single_user_max_use_count_in_course: uses.describe(
    'Maximum number of uses by one person in one course; null for no limit.',
  ),
  date_start: calendarDay('Введите дату').nullish(),
  date_end: calendarDay('Введите дату')
    .nullish()
    .describe('The last day of validity, in the company’s time zone.'),
  for_all_courses: z
    .boolean()
    .optional()
    .describe('Whether it applies to all courses; otherwise to its courses and packages.'),
  courses_id: products.courses_id.optional().describe('Ids of the courses that it applies to.'),
  course_packages_id: products.course_packages_id
    .optional()
    .describe('Ids of the packages that it applies to.'),
};

export const newPromoCode = z.strictObject({ code, ...fields });

export type SentPromoCode = Partial<z.infer<typeof newPromoCode>>;

export const attachedProducts = z
  .strictObject({
    courses_id: products.courses_id.default([]),
    course_packages_id: products.course_packages_id.default([]),
  })
  .refine((sent) => sent.courses_id.length + sent.course_packages_id.length > 0, {
    message: 'Выберите хотя бы один курс или пакет',
    path: ['courses_id'],
    params: { code: 'required' },
  });

export const newSeries = z.strictObject({
  pattern: pattern.describe(
    'Pattern of the codes: `#` is any digit, `?` any Latin letter except I and O; other characters stand for themselves.',
  ),
  count: z
    .int('Введите целое число')
    .min(1, 'Не меньше 1')
    .max(maxCodes, 'Не больше 10 000 за раз'),
  format: z.enum(fileFormats).default('xlsx').describe('Format of the file with the codes.'),
  ...fields,
});

export type Series = z.infer<typeof newSeries>;

/** The stored values that interdependent fields are checked against. */
export interface DiscountFields {
  sale_type?: string | undefined;
  sale_sum?: string | null | undefined;
  sale_percent?: number | null | undefined;
  date_start?: string | null | undefined;
  date_end?: string | null | undefined;
}

/**
 * Merges a change of the discount with the stored one: setting one kind clears the other. Throws 422 for a missing
 * discount, for both kinds at once, and for an end date before the start date.
 */
export function resolveDiscount(
  sent: DiscountFields,
  stored: DiscountFields = {},
): { sale_sum?: null; sale_percent?: null } {
  const { sale_type: type, date_start, date_end, ...amounts } = { ...stored, ...defined(sent) };
  const [named, other] =
    type === 'sum'
      ? (['sale_sum', 'sale_percent'] as const)
      : (['sale_percent', 'sale_sum'] as const);
  const amount = amounts[named];
  const refused = [
    ...(amount == null ? [problem(named, required, 'required')] : []),
    ...(amount != null && Number(amount) === 0 ? [problem(named, 'Больше нуля')] : []),
    ...(sent[other] != null
      ? [problem(other, type === 'sum' ? 'Скидка задана суммой' : 'Скидка задана в процентах')]
      : []),
    ...(date_start != null && date_end != null && date_end < date_start
      ? [problem('date_end', 'Окончание раньше начала')]
      : []),
  ];
  if (refused.length > 0) throw new Failure(422, refused);
  return { [other]: null };
}

const problem = (field: string, message: string, code = 'invalid') => ({ field, message, code });

const defined = (values: DiscountFields): DiscountFields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Codes are worth money, so they are drawn with the cryptographic generator, as passwords are. */
export const secureRandom = (below: number): number => randomInt(below);
