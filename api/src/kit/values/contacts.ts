// Telephone numbers and e-mail addresses: whatever habit they are written by, they are kept in one form, and found by any.
import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/** A number as +79001234567 (E.164), from any way to write it; without a code of a country it is Russian. */
export const phone = z
  .string()
  .trim()
  .max(30, 'Не больше 30 символов')
  .transform((text, context) => {
    const number = phoneOf(text);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: 'Введите номер в виде +7 900 000-00-00' });
    return z.NEVER;
  });

/**
 * Null for what is no number. By the general form of a country's numbers alone: what an operator was given last month must
 * not be refused.
 */
export function phoneOf(text: string): string | null {
  const found = parsePhoneNumberFromString(text, { defaultCountry: 'RU', extract: false });
  if (found === undefined || found.ext !== undefined || !found.isValid()) return null;
  return mobileWithoutDigit.test(found.number) ? null : found.number;
}

/** No code of Russia begins with 89: it is the 8 of `8 900 …` before nine digits. */
const mobileWithoutDigit = /^\+789/;

/** zod's own form, whose last part may be `xn--p1ai` too. */
const addressForm =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Letters of an address before its @, at most. */
const longestLocalPart = 64;

/** An address whose domain is as DNS knows it: in lower case, `школа.рф` as `xn--80atdl2c.xn--p1ai`. */
export const email = z
  .string()
  .trim()
  .max(255, 'Не больше 255 символов')
  .transform(withDomain)
  .pipe(
    z
      .email({ pattern: addressForm, error: 'Введите адрес почты в виде имя@домен.ру' })
      .max(255, 'Не больше 255 символов')
      // RFC 5321, 4.5.3.1.1.
      .refine((text) => text.lastIndexOf('@') <= longestLocalPart, 'До @ — не больше 64 символов'),
  );

/** What can't be an address stays what it is. */
export function withDomain(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || /[/?#:\\[\]]/.test(domain)) return text;
  return `${text.slice(0, at)}@${domainToASCII(domain)}`;
}

/** A search with the numbers in it as they are found in what is kept, whole or in part: `8 (999) 123` as `999123`. */
export const searchForPhones = (search: string): string =>
  search.replace(numberLike, (written) => {
    const digits = written.replaceAll(/\D/g, '');
    const isOne = /[+()-]/.test(written) || /^[78]\s/.test(written) || digits.length >= 10;
    if (!isOne || digits.length > longestNumber) return inWords(written);
    return withoutTrunk(digits);
  });

/** Digits with what people put between them, where no word goes on. */
const numberLike = /(?<!\S)[+(]*\d(?:[\s().-]*\d)*\)*(?!\S)/g;

/** Of E.164, in digits. */
const longestNumber = 15;

const inWords = (written: string) =>
  written
    .split(/\s+/)
    .map((word) => (/^\d+$/.test(word) ? withoutTrunk(word) : word))
    .join(' ');

/** Inside Russia a number begins with 8 in place of +7. */
const withoutTrunk = (digits: string) =>
  digits.length <= 11 ? digits.replace(/^8(?=[3489]\d\d)/, '') : digits;
