// Looks up the DNS records of a domain, from the system's servers or those in the settings.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { failedDependency } from '../../kit/http/errors.ts';
import { verificationName, type FoundRecords } from './domain-rules.ts';

export type FindDomain = (domain: string, host: string) => Promise<FoundRecords>;

/** `servers`: addresses, with the port unless it is 53; none for the system's servers. */
export function domainFinder(servers: readonly string[]): FindDomain {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const addressesOf = async (name: string) =>
    isIP(name) === 0
      ? (await Promise.all([found(resolver.resolve4(name)), found(resolver.resolve6(name))])).flat()
      : [name];
  return async (domain, host) => {
    const [texts, aliases, addresses, hostAddresses] = await Promise.all([
      found(resolver.resolveTxt(verificationName(domain))),
      found(resolver.resolveCname(domain)),
      addressesOf(domain),
      addressesOf(host.replace(/^\[|\]$/g, '')),
    ]);
    return {
      texts: texts.map((parts) => parts.join('')),
      aliases: aliases.map((alias) => alias.replace(/\.$/, '').toLowerCase()),
      addresses,
      hostAddresses,
    };
  };
}

/** A missing name gives an empty list; a server that does not respond is an error. */
async function found<Answer>(lookup: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await lookup;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOTFOUND', 'ENODATA'].includes(code)) return [];
    throw failedDependency(
      'DNS-серверы не ответили, домен не проверен. Попробуйте через несколько минут',
    );
  }
}
