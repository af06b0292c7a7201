// Common text fields: names, colours, optional texts, web addresses, prices.
import { folded } from '@kafedra/common/words';
import { z } from 'zod';

export const required = 'Обязательное поле';

/** A calendar day that PostgreSQL accepts: it has no year 0. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((text) => !text.startsWith('0000'), message);

/**
 * Puts a text on one line and removes invisible characters: line breaks and control characters, bidirectional controls
 * (U+202E), by which a name could reorder the text around it, and zero-width characters (U+200B, U+FEFF, tags), by
 * which different names could look equal. Joiners and flag tags stay, because they form single emoji. Each step is
 * linear, as the text may be as long as a body.
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
  .describe('For example `#1d5fd6`.');

/**
 * One of a closed set. `none` is the message for a missing value; invalid values get a list of the allowed ones.
 */
export const choice = <const Values extends readonly string[]>(values: Values, none: string) =>
  z.enum(values, { error: ({ input }) => (input == null || input === '' ? none : undefined) });

/** Optional text. An empty text becomes null. */
export const optionalText = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `Не больше ${maximum} символов`)
    .nullish()
    .transform((text) => (text === '' ? null : text));

/** An optional text on one line. */
export const optionalLine = (maximum: number) =>
  z
    .string()
    .overwrite(oneLine)
    .max(maximum, `Не больше ${maximum} символов`)
    .nullish()
    .transform((text) => (text === '' ? null : text));

/** An optional web address. An empty text becomes null. */
export const webAddress = (maximum = 2000) =>
  optionalLine(maximum).pipe(
    z.url({ protocol: /^https?$/, error: 'Введите адрес целиком, с https://' }).nullish(),
  );

/**
 * A decimal as text or number; numbers are converted by their shortest representation. An empty text becomes null.
 */
const roubles = (digits: number) =>
  z
    .union([z.string(), z.number()], 'Введите сумму в рублях в виде 12500.50')
    .transform((sent) => String(sent).trim())
    .refine((text) => text === '' || new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`).test(text), {
      message: 'Введите сумму в рублях в виде 12500.50, не больше двух знаков после точки',
    })
    .transform((text) => (text === '' ? null : text))
    .nullish();

/** An exact amount in roubles. Spaces and commas are handled by forms. */
export const price = roubles(10);

/** A total of many prices. */
export const total = roubles(12);

/**
 * Why a text cannot start a comment thread (specification B, section 5); null if it can. Replies are not restricted.
 */
export const firstCommentProblem = (sent: string): string | null =>
  /^[\p{L}\p{N}]/u.test(sent) ? null : wrongBeginning;

export const wrongBeginning = 'Начните комментарий с буквы или цифры';

/** A name in the form for comparison: case, ё and spaces are ignored. */
export const normalizedName = (name: string): string => folded(name.trim().replaceAll(/\s+/g, ' '));
