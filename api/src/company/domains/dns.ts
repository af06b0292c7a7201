// What DNS says of a domain, asked of the system's servers or of those in the settings.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { failedDependency } from '../../kit/http/errors.ts';
import { verificationName, type DomainFacts } from './domain-rules.ts';

export type FindDomain = (domain: string, host: string) => Promise<DomainFacts>;

/** `servers`: addresses, with a port where it is not 53; the system's when there are none. */
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

/** A name that isn't there is an answer; a server that says nothing is none. */
async function found<Answer>(asked: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOTFOUND', 'ENODATA'].includes(code)) return [];
    throw failedDependency(
      'DNS-серверы не ответили, домен не проверен. Попробуйте через несколько минут',
    );
  }
}
