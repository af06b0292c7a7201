// Validation rules for creating many accounts, by number or from a list of people, and their logins and passwords.
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { name, optionalLine } from '../../kit/values/texts.ts';
import { fileFormats } from '../../exports/index.ts';
import * as rules from '../rules.ts';
import { groupIds, roleIds } from '../users/user-rules.ts';

/** Accounts created at once. Hashing a password takes 25 ms. */
export const maxAccounts = 1000;

const person = z.strictObject({
  name,
  surname: optionalLine(255),
  email: rules.email,
  phone: rules.phone,
});

export const generationInput = z
  .strictObject({
    count: z
      .int('Введите целое число')
      .min(1, 'Не меньше 1')
      .max(maxAccounts, `Не больше ${maxAccounts} за раз`)
      .optional()
      .describe('Number of accounts to create with generated logins.'),
    prefix: z
      .string()
      .trim()
      .regex(/^[a-z\d-]*$/i, 'Только латинские буквы, цифры и дефис')
      .max(30, 'Не больше 30 символов')
      .toLowerCase()
      .default('user')
      .describe('Prefix of generated logins.'),
    people: z
      .array(person)
      .min(1, 'Добавьте хотя бы одного человека')
      .max(maxAccounts, `Не больше ${maxAccounts} за раз`)
      .optional()
      .describe('People to create accounts for; their email addresses are the logins.'),
    roles_id: roleIds.optional().describe('If omitted, the company’s default role.'),
    groups_id: groupIds.default([]),
    format: z.enum(fileFormats).default('xlsx'),
  })
  .refine(({ count, people }) => (count === undefined) !== (people === undefined), {
    message: 'Укажите либо количество, либо список людей',
    path: ['count'],
    params: { code: 'required' },
  })
  .superRefine(({ people = [] }, context) => {
    const seen = new Set<string>();
    for (const [place, { email }] of people.entries()) {
      const login = rules.loginOf(email);
      if (seen.has(login)) {
        context.addIssue({
          code: 'custom',
          message: 'Почта повторяется в списке',
          path: ['people', place, 'email'],
          params: { code: 'taken' },
        });
      }
      seen.add(login);
    }
  });

export type GenerationInput = z.infer<typeof generationInput>;

/** Letters and digits that are not confused when read aloud or from paper. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789';

const random = (length: number) =>
  Array.from({ length }, () => legible[randomInt(legible.length)]).join('');

/** 59 bits. */
export const generatePassword = () => [random(4), random(4), random(4)].join('-');

/** The addresses are in a domain that cannot exist, so that mails never reach strangers. */
export const generateLogin = (prefix: string, companyCode: string) =>
  `${prefix}-${random(6)}@${companyCode}.invalid`;
