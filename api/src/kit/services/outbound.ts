// Requests to other services that are made for a company. To addresses that it has typed in they never reach the
// installation's own network (its database, the cloud's metadata), whatever a name resolves to, and never go without TLS,
// but for networks that a setting names. A service that hangs makes its own company wait.
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { Agent, fetch as undiciFetch, type RequestInit } from 'undici';
import { failedDependency } from '../http/errors.ts';
import { fairQueue } from '../fairness/fair-queue.ts';
import { isPublic, isWithin, networksOf } from '../http/networks.ts';

/** No answer that is of use here is larger, in bytes. */
const largestAnswer = 1024 * 1024;

/** Milliseconds that one request may take. */
const deadline = 10_000;

/** The same for a file. */
const downloadDeadline = 60_000;

/** How many times an address of a file may lead to another one. */
const mostRedirects = 3;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface Outbound {
  /** Follows no redirect, which could lead anywhere. Rejects when there is no answer, or the address is not allowed. */
  fetchFor: (companyId: number) => Fetch;
  /**
   * Gives a file at an address to `take`, as a stream of at most so many bytes; one that is longer fails. Follows a few
   * redirects, each checked as the first address is. Rejects when there is no answer, it is no success, or the address
   * is not allowed.
   */
  download: <T>(
    companyId: number,
    url: string,
    largest: number,
    take: (file: Download) => Promise<T>,
  ) => Promise<T>;
  /** Waits for another service in other ways: only so many do that at once for one company, and for all. */
  inTurn: <T>(companyId: number, work: () => Promise<T>) => Promise<T>;
  /** Whether any address may be reached without TLS. */
  allowsHttp: boolean;
  /** Why an address can't be reached, in Russian; null where only what its name resolves to says whether it can. */
  refusalOf: (url: string) => string | null;
}

export interface Download {
  /** Where it was found at last. */
  url: URL;
  headers: Headers;
  bytes: Readable;
}

/** An address that may not be reached: within the installation's own network, or without TLS. */
export class NotAllowed extends Error {}

/** What an address holds is longer than what is taken. */
export class TooLong extends Error {}

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
  const doorsFor = (largest: number): Record<string, Door> => ({
    'http:': doorFor(find, isOwn, largest),
    'https:': doorFor(find, (address) => isPublic(address) || isOwn(address), largest),
  });
  const doors = doorsFor(largestAnswer);
  // How much of a file is taken, is counted as it comes.
  const wideDoors = doorsFor(-1);
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
    const signal = AbortSignal.timeout(deadline);
    const answer = await through(doors, url, { ...options, signal });
    const { status, headers } = answer;
    const bytes = await answer.arrayBuffer();
    // 204 and its like may have none, not even an empty one.
    const body = bytes.byteLength === 0 ? null : bytes;
    return new Response(body, { status, headers: [...headers] });
  };

  const download: Outbound['download'] = (companyId, address, largest, take) =>
    inTurn(companyId, async () => {
      const signal = AbortSignal.timeout(downloadDeadline);
      let url = new URL(address);
      for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
        const answer = await through(wideDoors, url.href, { signal });
        const next = answer.headers.get('location');
        if (answer.status >= 300 && answer.status < 400 && next !== null) {
          await answer.body?.cancel();
          url = new URL(next, url);
          continue;
        }
        if (!answer.ok || answer.body === null) {
          await answer.body?.cancel();
          throw new Error(`the address answered ${answer.status}`);
        }
        const headers = new Headers([...answer.headers]);
        return take({ url, headers, bytes: Readable.from(atMost(largest, answer.body)) });
      }
      throw new Error('the address leads on and on');
    });

  return {
    allowsHttp: own.length > 0,
    fetchFor: (companyId) => (url, options) => inTurn(companyId, () => send(url, options)),
    download,
    inTurn,
    refusalOf: (url) => {
      const { protocol, hostname } = new URL(url);
      const door = doors[protocol];
      if (door === undefined || (protocol === 'http:' && own.length === 0)) return needsTls;
      const address = addressIn(hostname);
      if (address === null || door.isAllowed(address)) return null;
      return isPublic(address) ? needsTls : 'Этот адрес внутри сети: нужен сервер в интернете';
    },
  };
}

/** Sends a request by the door of its protocol, to nowhere that this does not allow. Follows no redirect. */
async function through(doors: Record<string, Door>, url: string, options: RequestInit) {
  const { protocol, hostname } = new URL(url);
  const door = doors[protocol];
  if (door === undefined) throw new NotAllowed(`${protocol} is not allowed`);
  // Names are checked when they are resolved, which an address never is.
  const address = addressIn(hostname);
  if (address !== null) door.requireAllowed(address);
  return undiciFetch(url, { ...options, redirect: 'manual', dispatcher: door.agent });
}

const needsTls = 'Адрес должен начинаться с https://';

/** The address that a host is by itself; null of a name that has to be resolved. */
function addressIn(hostname: string): string | null {
  if (/^(?:.+\.)?localhost\.?$/.test(hostname)) return '127.0.0.1';
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? null : address;
}

async function* atMost(largest: number, bytes: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > largest) throw new TooLong();
    yield chunk;
  }
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
  isAllowed: (address: string) => boolean;
  requireAllowed: (address: string) => void;
  agent: Agent;
}

/** `largest` in bytes; -1 for no limit. */
function doorFor(
  find: FindAddresses,
  isAllowed: (address: string) => boolean,
  largest: number,
): Door {
  const requireAllowed = (address: string) => {
    if (!isAllowed(address)) throw new NotAllowed(`${address} is not allowed`);
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
    isAllowed,
    requireAllowed,
    agent: new Agent({ connect: { lookup }, maxResponseSize: largest }),
  };
}
