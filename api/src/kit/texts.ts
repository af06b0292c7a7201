// Texts that people type in, alike everywhere: a name that is needed, colours, words that may be left out, roubles.
import { z } from 'zod';

export const required = 'Обязательное поле';

/** A calendar day that PostgreSQL knows: its calendar has no year 0. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((text) => !text.startsWith('0000'), message);

export const name = z.string(required).trim().min(1, required).max(255, 'Не больше 255 символов');

export const colour = z
  .string(required)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Введите цвет в виде #336699')
  .describe('As `#1d5fd6`.');

/** Text that may be left empty; empty becomes null. */
export const optionalText = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `Не больше ${maximum} символов`)
    .nullish()
    .transform((text) => (text === '' ? null : text));

/** A web address that may be left empty; empty becomes null. */
export const webAddress = (maximum = 2000) =>
  optionalText(maximum).pipe(
    z.url({ protocol: /^https?$/, error: 'Введите адрес целиком, с https://' }).nullish(),
  );

/** A sum in roubles as people write it, a decimal string then; empty becomes null. */
export const price = z
  .string('Введите сумму, например 12500,50')
  .trim()
  .transform((text) => text.replace(/\s/g, '').replace(',', '.'))
  .refine((text) => text === '' || /^\d{1,10}(\.\d{1,2})?$/.test(text), {
    message: 'Введите сумму в рублях, не больше двух знаков после запятой',
  })
  .transform((text) => (text === '' ? null : text))
  .nullish();

/** Why a text begins no comment (specification B, section 5); null where it does. A reply may be like any text. */
export const problemOfFirst = (sent: string): string | null =>
  /^[\p{L}\p{N}]/u.test(sent) ? null : wrongBeginning;

export const wrongBeginning = 'Начните комментарий с буквы или цифры';

/** Names that are the same to people are the same: case, ё and spaces aside. */
export const spelled = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('ru').replaceAll('ё', 'е');
