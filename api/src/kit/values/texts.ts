// Texts that people type in, alike everywhere: a name that is needed, colours, words that may be left out, roubles.
import { folded } from '@kafedra/common/words';
import { z } from 'zod';

export const required = 'Обязательное поле';

/** A calendar day that PostgreSQL knows: its calendar has no year 0. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((text) => !text.startsWith('0000'), message);

/**
 * Without breaks of lines and other controls, without what turns the direction of writing (U+202E and its like), by which a
 * name would change how what stands beside it reads, and without what nobody sees (U+200B, U+FEFF, tags), by which two names
 * would look the same. Joiners stay, and the tags of a flag: they make one sign of several. Each step goes once over a text,
 * which may be as long as a body.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/gu, '')
    .replaceAll(/(\u{1F3F4})?[\u{E0000}-\u{E007F}]+/gu, (found, flag) => (flag ? found : ''))
    .replaceAll(/[\s\p{Cc}]+/gu, (space) => (/[\p{Cc}\u2028\u2029]/u.test(space) ? ' ' : space))
    .trim();

export const name = z
  .string(required)
  .overwrite(oneLine)
  .min(1, required)
  .max(255, 'Не больше 255 символов');

export const colour = z
  .string(required)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Введите цвет в виде #336699')
  .describe('As `#1d5fd6`.');

/** One of a closed set, with words of its own for none; of a value that is not among them all say which there are. */
export const choice = <const Values extends readonly string[]>(values: Values, none: string) =>
  z.enum(values, { error: ({ input }) => (input == null || input === '' ? none : undefined) });

/** Text that may be left empty; empty becomes null. */
export const optionalText = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `Не больше ${maximum} символов`)
    .nullish()
    .transform((text) => (text === '' ? null : text));

/** The same on one line. */
export const optionalLine = (maximum: number) =>
  z
    .string()
    .overwrite(oneLine)
    .max(maximum, `Не больше ${maximum} символов`)
    .nullish()
    .transform((text) => (text === '' ? null : text));

/** A web address that may be left empty; empty becomes null. */
export const webAddress = (maximum = 2000) =>
  optionalLine(maximum).pipe(
    z.url({ protocol: /^https?$/, error: 'Введите адрес целиком, с https://' }).nullish(),
  );

/** A decimal text, or a number, which is read by its shortest digits; empty becomes null. */
const roubles = (digits: number) =>
  z
    .union([z.string(), z.number()], 'Введите сумму в рублях в виде 12500.50')
    .transform((sent) => String(sent).trim())
    .refine((text) => text === '' || new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`).test(text), {
      message: 'Введите сумму в рублях в виде 12500.50, не больше двух знаков после точки',
    })
    .transform((text) => (text === '' ? null : text))
    .nullish();

/** A sum in roubles, exact. Spaces and commas are a matter of the forms in which people write it. */
export const price = roubles(10);

/** Of many prices. */
export const total = roubles(12);

/** Why a text begins no comment (specification B, section 5); null where it does. A reply may be like any text. */
export const problemOfFirst = (sent: string): string | null =>
  /^[\p{L}\p{N}]/u.test(sent) ? null : wrongBeginning;

export const wrongBeginning = 'Начните комментарий с буквы или цифры';

/** Names that are the same to people are the same: case, ё and spaces aside. */
export const spelled = (name: string): string => folded(name.trim().replaceAll(/\s+/g, ' '));
