// Phone numbers and email addresses: any notation is accepted, stored in one form, and found by any notation.
import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/**
 * A phone number in any notation, as E.164 (+79001234567). Without a country code it is Russian.
 */
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
 * Null for an invalid number. Checks only the general form of a country's numbers, because recently assigned ranges
 * must not be refused.
 */
export function phoneOf(text: string): string | null {
  const found = parsePhoneNumberFromString(text, { defaultCountry: 'RU', extract: false });
  if (found === undefined || found.ext !== undefined || !found.isValid()) return null;
  return mobileWithoutDigit.test(found.number) ? null : found.number;
}

/** No Russian area code starts with 89: this is `8 900 …` with a digit missing. */
const mobileWithoutDigit = /^\+789/;

/** Zod's pattern, extended by top-level domains such as `xn--p1ai`. */
const addressForm =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Maximum characters before the @. */
const longestLocalPart = 64;

/**
 * An email address with its domain in ASCII and lower case: `школа.рф` becomes `xn--80atdl2c.xn--p1ai`.
 */
export const email = z
  .string()
  .trim()
  .max(255, 'Не больше 255 символов')
  .transform(withAsciiDomain)
  .pipe(
    z
      .email({ pattern: addressForm, error: 'Введите адрес почты в виде имя@домен.ру' })
      .max(255, 'Не больше 255 символов')
      // RFC 5321, 4.5.3.1.1.
      .refine((text) => text.lastIndexOf('@') <= longestLocalPart, 'До @ — не больше 64 символов'),
  );

/** Converts the domain to ASCII. Returns texts that are not addresses unchanged. */
export function withAsciiDomain(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || /[/?#:\\[\]]/.test(domain)) return text;
  return `${text.slice(0, at)}@${domainToASCII(domain)}`;
}

/**
 * Normalizes complete or partial phone numbers in a search to the stored form: `8 (999) 123` becomes `999123`.
 */
export const searchForPhones = (search: string): string =>
  search.replace(numberLike, (written) => {
    const digits = written.replaceAll(/\D/g, '');
    const isOne = /[+()-]/.test(written) || /^[78]\s/.test(written) || digits.length >= 10;
    if (!isOne || digits.length > longestNumber) return inWords(written);
    return withoutTrunk(digits);
  });

/** Digits with the usual separators, not adjacent to other text. */
const numberLike = /(?<!\S)[+(]*\d(?:[\s().-]*\d)*\)*(?!\S)/g;

/** Maximum digits of E.164. */
const longestNumber = 15;

const inWords = (written: string) =>
  written
    .split(/\s+/)
    .map((word) => (/^\d+$/.test(word) ? withoutTrunk(word) : word))
    .join(' ');

/** Within Russia numbers start with 8 instead of +7. */
const withoutTrunk = (digits: string) =>
  digits.length <= 11 ? digits.replace(/^8(?=[3489]\d\d)/, '') : digits;
