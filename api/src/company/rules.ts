// Validation rules of a company's data (specification A, section 5), with its messages for users.
import { z } from 'zod';
import { versioned } from '../kit/records/version.ts';
import { name, optionalText, required } from '../kit/values/texts.ts';
import { timeZone } from '../kit/values/time-zone.ts';
import { accountVerifications } from './tables.ts';

/**
 * Codes that would collide with other first segments of a path: public routes, the profile, and paths of the web
 * server.
 */
const reservedCodes = new Set(
  '404 admin api assets calendars certificates companies content courses debug favicon graphql health hooks login logout media metrics page-not-found profile public ready recovery registration robots site-error social static'.split(
    ' ',
  ),
);

const description = optionalText(255);

const emptyIsNull = (text: z.ZodString) =>
  text.nullish().transform((value) => (value === '' ? null : value));

export const companyCode = z
  .string(required)
  .trim()
  .min(1, required)
  .min(3, 'Требуется минимум 3 символа')
  .max(50, 'Не больше 50 символов')
  .regex(/^(?!-)[a-z\d-]+(?<!-)$/i, 'Невалидное название поддомена')
  .toLowerCase()
  .refine((code) => !reservedCodes.has(code), {
    message: 'Поддомен уже существует',
    params: { code: 'reserved' },
  });

const longest = 20_000;
const tooLong = 'Не больше 20 000 символов';
const chooseRate = 'Выберите ставку НДС';
const longText = z.string().max(longest, tooLong);

/** The specification also calls the name of a company `company_name`. */
const named = {
  name: name.optional(),
  company_name: name.optional().describe('The same as `name`.'),
};

export const newCompany = z
  .strictObject({ ...named, description, code: companyCode })
  .transform(({ company_name, name: only = company_name, ...rest }, context) => {
    if (only !== undefined) return { ...rest, name: only };
    const params = { code: 'required' };
    context.addIssue({ code: 'custom', path: ['name'], message: required, params });
    return z.NEVER;
  });

export const changedCompany = versioned(
  z.strictObject({
    ...named,
    description,
    code: companyCode.optional(),
    video_preview_image_id: z.int32().nullable().optional(),
    view_course_on_full_profile: z.boolean().optional(),
    time_zone: timeZone.optional(),
    firstLink: emptyIsNull(
      z
        .string()
        .trim()
        .max(500, 'Не больше 500 символов')
        .regex(
          /^$|^\/(?!\/)\S*$|^https?:\/\/\S+$/,
          'Введите адрес, который начинается с / или https://',
        ),
    ),
    bitixScripts: emptyIsNull(longText),
    bitrixElements: emptyIsNull(longText),
    menuParams: z
      .record(z.string(), z.unknown(), 'Ожидается JSON-объект')
      .refine((params) => JSON.stringify(params).length <= longest, tooLong)
      .optional(),
    verification_account_types: z
      .array(z.enum(accountVerifications))
      .transform((types) => [...new Set(types)])
      .optional(),
    use_verification_account_type: z.boolean().optional(),
    yoo_kassa_shop_id: emptyIsNull(
      z
        .string()
        .trim()
        .regex(/^\d{0,20}$/, 'Идентификатор магазина — это число'),
    ),
    yoo_kassa_secret_key: emptyIsNull(z.string().trim().max(255, 'Не больше 255 символов')),
    yoo_kassa_vat_code: z.int(chooseRate).min(1, chooseRate).max(12, chooseRate).optional(),
  }),
).transform(({ company_name, name: only = company_name, ...rest }) => ({
  ...rest,
  ...(only !== undefined && { name: only }),
}));
