// Validation rules of domains, and the check of their DNS records.
import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';

const required = 'Обязательное поле';

/** At least two labels of letters, digits and inner hyphens, as DNS requires. */
const asciiDomain =
  /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** A domain as people type or copy it, converted to lower case and punycode. */
const domainInput = z
  .string(required)
  .trim()
  .min(1, required)
  .transform((typed) => asciiOf(typed.replace(/^https?:\/\//i, '').replace(/[./]+$/, '')))
  .refine((domain) => isIP(domain) === 0 && asciiDomain.test(domain), {
    message: 'Введите домен целиком, например школа.рф',
  });

/** Empty if the text contains more than a domain, because Node would drop the rest. */
const asciiOf = (typed: string): string =>
  /[/?#@:\\\s]/.test(typed) ? '' : domainToASCII(typed).toLowerCase();

export const newDomain = z.strictObject({ domain: domainInput });

export const readableDomain = (domain: string): string => domainToUnicode(domain);

/** Whether a domain is the installation's host or a sub-domain of it. */
export const isWithin = (domain: string, host: string): boolean =>
  domain === host || domain.endsWith(`.${host}`);

/** The name of the TXT record. */
export const verificationName = (domain: string): string => `_kafedra.${domain}`;

/**
 * The type of the record that points to the host: by name, or by address if the host is an address.
 */
export function targetType(host: string): 'A' | 'AAAA' | 'CNAME' {
  const version = isIP(host.replace(/^\[|\]$/g, ''));
  if (version === 0) return 'CNAME';
  return version === 4 ? 'A' : 'AAAA';
}

/** The DNS records of a domain and of the installation's host. */
export interface FoundRecords {
  texts: string[];
  aliases: string[];
  addresses: string[];
  /** The addresses of the host. */
  hostAddresses: string[];
}

/**
 * Compares the records with the expected ones. A domain points to the host by an alias or, as an apex domain must, by
 * the same addresses.
 */
export function compareRecords(facts: FoundRecords, verification: string, host: string) {
  const { texts, aliases, addresses, hostAddresses } = facts;
  const leadsTo = new Set([host, ...hostAddresses]);
  return {
    txt_found: texts,
    txt_matches: texts.includes(verification),
    target_found: [...aliases, ...addresses],
    target_matches: [...aliases, ...addresses].some((target) => leadsTo.has(target)),
  };
}
