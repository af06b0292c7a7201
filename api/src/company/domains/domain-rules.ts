// What a domain must be like, and what DNS must say of it.
import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';

const required = 'Обязательное поле';

/** At least two labels of letters, digits and inner hyphens, as DNS takes them. */
const asciiDomain =
  /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** A domain as people type or copy it, made lower case and punycode. */
const domainInput = z
  .string(required)
  .trim()
  .min(1, required)
  .transform((typed) => asciiOf(typed.replace(/^https?:\/\//i, '').replace(/[./]+$/, '')))
  .refine((domain) => isIP(domain) === 0 && asciiDomain.test(domain), {
    message: 'Введите домен целиком, например школа.рф',
  });

/** Empty for what holds more than a domain: node would cut it off. */
const asciiOf = (typed: string): string =>
  /[/?#@:\\\s]/.test(typed) ? '' : domainToASCII(typed).toLowerCase();

export const newDomain = z.strictObject({ domain: domainInput });

export const readableDomain = (domain: string): string => domainToUnicode(domain);

/** Whether a domain is the installation's own, or under it. */
export const isWithin = (domain: string, host: string): boolean =>
  domain === host || domain.endsWith(`.${host}`);

/** Where the TXT record stands. */
export const verificationName = (domain: string): string => `_kafedra.${domain}`;

/** The record that leads visitors to the host: by name, or by address where the host is one. */
export function targetType(host: string): 'A' | 'AAAA' | 'CNAME' {
  const version = isIP(host.replace(/^\[|\]$/g, ''));
  if (version === 0) return 'CNAME';
  return version === 4 ? 'A' : 'AAAA';
}

/** What DNS answered, held against what it should. */
export interface DomainFacts {
  texts: string[];
  aliases: string[];
  addresses: string[];
  /** Where the host itself is. */
  hostAddresses: string[];
}

/** A name may lead to the host by an alias or, as the root of a domain must, by the same addresses. */
export function judgeDomain(facts: DomainFacts, verification: string, host: string) {
  const { texts, aliases, addresses, hostAddresses } = facts;
  const leadsTo = new Set([host, ...hostAddresses]);
  return {
    txt_found: texts,
    txt_matches: texts.includes(verification),
    target_found: [...aliases, ...addresses],
    target_matches: [...aliases, ...addresses].some((target) => leadsTo.has(target)),
  };
}
