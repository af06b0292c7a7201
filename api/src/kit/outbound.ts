// Requests to other services that are made for a company. To addresses that it has typed in they never reach the
// installation's own network (its database, the cloud's metadata), whatever a name resolves to, and never go without TLS,
// but for networks that a setting names. A service that hangs makes its own company wait.
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, fetch as undiciFetch, type RequestInit } from 'undici';
import { failedDependency } from './errors.ts';
import { fairQueue } from './fair-queue.ts';
import { isPublic, isWithin, networksOf } from './networks.ts';

/** No answer that is of use here is larger, in bytes. */
const largestAnswer = 1024 * 1024;

/** Milliseconds that one request may take. */
const deadline = 10_000;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface Outbound {
  /** Follows no redirect, which could lead anywhere. Rejects when there is no answer, or the address is not allowed. */
  fetchFor: (companyId: number) => Fetch;
  /** Waits for another service in other ways: only so many do that at once for one company, and for all. */
  inTurn: <T>(companyId: number, work: () => Promise<T>) => Promise<T>;
  /** Whether any address may be reached without TLS. */
  allowsHttp: boolean;
}

export function createOutbound({
  privateNetworks,
  dnsServers,
}: {
  /** Of the installation's own, those that may be reached all the same. */
  privateNetworks: string;
  /** Those that are asked for the addresses of names; the system's when there are none. */
  dnsServers: readonly string[];
}): Outbound {
  const own = networksOf(privateNetworks);
  const isOwn = (address: string) => isWithin(address, own);
  const find = addressFinder(dnsServers);
  const doors: Record<string, Door> = {
    'http:': doorFor(find, isOwn),
    'https:': doorFor(find, (address) => isPublic(address) || isOwn(address)),
  };
  const companies = fairQueue({
    atOnce: 128,
    each: 4,
    places: 256,
    patience: 2000,
    refusal: () =>
      failedDependency('Внешний сервис отвечает слишком долго. Попробуйте через несколько минут'),
  });
  const inTurn = <T>(companyId: number, work: () => Promise<T>) =>
    companies.run(String(companyId), work);

  const send: Fetch = async (url, options) => {
    const { protocol, hostname } = new URL(url);
    const door = doors[protocol];
    if (door === undefined) throw new Error(`${protocol} is not allowed`);
    // Names are checked when they are resolved, which an address never is.
    const address = hostname.replace(/^\[|\]$/g, '');
    if (isIP(address) !== 0) door.requireAllowed(address);
    const answer = await undiciFetch(url, {
      ...options,
      redirect: 'manual',
      dispatcher: door.agent,
      signal: AbortSignal.timeout(deadline),
    });
    const { status, headers } = answer;
    return new Response(await answer.arrayBuffer(), { status, headers: [...headers] });
  };

  return {
    allowsHttp: own.length > 0,
    fetchFor: (companyId) => (url, options) => inTurn(companyId, () => send(url, options)),
    inTurn,
  };
}

type FindAddresses = (name: string) => Promise<LookupAddress[]>;

/**
 * Asks name servers itself: the system's way takes one of libuv's few threads for as long as a name server likes to be
 * waited for. A name without a dot is of the machine or of its network, and only the system knows it.
 */
function addressFinder(servers: readonly string[]): FindAddresses {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const all = async (found: Promise<string[]>, family: 4 | 6) =>
    (await found).map((address) => ({ address, family }));
  return async (name) => {
    if (!name.includes('.')) return systemLookup(name, { all: true });
    const [four, six] = await Promise.allSettled([
      all(resolver.resolve4(name), 4),
      all(resolver.resolve6(name), 6),
    ]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}

interface Door {
  requireAllowed: (address: string) => void;
  agent: Agent;
}

function doorFor(find: FindAddresses, isAllowed: (address: string) => boolean): Door {
  const requireAllowed = (address: string) => {
    if (!isAllowed(address)) throw new Error(`${address} is not allowed`);
  };
  // What is checked here is what is connected to: a look-up of its own could be answered otherwise.
  const lookUp = async (name: string) => {
    const found = await find(name);
    for (const { address } of found) requireAllowed(address);
    return found;
  };
  const lookUpWithCallback = callbackify(lookUp);
  const lookup: LookupFunction = (name, options, callback) =>
    lookUpWithCallback(name, (error, found) => {
      if (error) return callback(error, '', 0);
      if (options.all) return callback(null, found);
      return callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  return {
    requireAllowed,
    agent: new Agent({ connect: { lookup }, maxResponseSize: largestAnswer }),
  };
}
