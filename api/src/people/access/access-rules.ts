// Validation rules of access tokens and service accounts, with messages for users.
import { z } from 'zod';
import { permissions, type Permission } from '../../kit/permissions/flags.ts';
import { calendarDay, name, optionalText, required } from '../../kit/values/texts.ts';

/** Days that a token is valid at most, so that a forgotten token does not give access for ever. */
export const maxTokenDays = 365;

const tooLong = 'Не больше года';

export const newAccessToken = z
  .strictObject({
    name,
    permissions: z
      .array(z.enum(permissions as [Permission, ...Permission[]]), required)
      .min(1, 'Выберите хотя бы одно право'),
    days: z
      .int('Введите целое число')
      .min(1, 'Не меньше одного дня')
      .max(maxTokenDays, tooLong)
      .nullish()
      .describe('Days that the token is valid.'),
    expires_on: calendarDay('Выберите день')
      .nullish()
      .describe('The last day that the token is valid, instead of `days`.'),
    service_account_id: z
      .int32()
      .nullish()
      .describe('The service account that the token acts as; if omitted, it acts as its creator.'),
  })
  .refine(({ days, expires_on }) => (days == null) !== (expires_on == null), {
    path: ['days'],
    message: 'Укажите срок',
    params: { code: 'required' },
  });

export const newServiceAccount = z.strictObject({ name, description: optionalText(1000) });

export const changedServiceAccount = z.strictObject({
  name: name.optional(),
  description: optionalText(1000),
  active: z.boolean().optional(),
});
