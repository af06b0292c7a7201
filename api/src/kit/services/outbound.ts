// HTTP requests to external services on behalf of companies, protected against requests to the installation's own
// network (SSRF).
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { Agent, fetch as undiciFetch, type RequestInit } from 'undici';
import { failedDependency } from '../http/errors.ts';
import { fairQueue } from '../fairness/fair-queue.ts';
import { isPublic, isWithin, networksOf } from '../http/networks.ts';

/** Maximum size of a response in bytes. */
const largestAnswer = 1024 * 1024;

/** Timeout of a request in milliseconds. */
const deadline = 10_000;

/** Timeout of a download in milliseconds. */
const downloadDeadline = 60_000;

/** Maximum redirects of a download. */
const mostRedirects = 3;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Addresses configured by companies never reach private networks, whatever a name resolves to, and require TLS, except
 * in networks that a setting names. Concurrency is limited per company, so that a hanging service delays only its own
 * company.
 */
export interface Outbound {
  /**
   * Requests without following redirects. Rejects without a response, or if the address is not allowed.
   */
  fetchFor: (companyId: number) => Fetch;
  /**
   * Downloads a file as a stream of at most `largest` bytes and fails if it is longer. Follows a few redirects, each
   * checked like the first address. Rejects without a successful response, or if an address is not allowed.
   */
  download: <T>(
    companyId: number,
    url: string,
    largest: number,
    take: (file: Download) => Promise<T>,
  ) => Promise<T>;
  /**
   * Runs other work that waits for an external service, under the same limits per company and in total.
   */
  runLimited: <T>(companyId: number, work: () => Promise<T>) => Promise<T>;
  /** Whether any address may be reached without TLS. */
  allowsHttp: boolean;
  /**
   * Why an address is not allowed, in Russian. Null if it is allowed or depends on name resolution.
   */
  refusalOf: (url: string) => string | null;
}

export interface Download {
  /** The final URL after redirects. */
  url: URL;
  headers: Headers;
  bytes: Readable;
}

/** An address in the installation's own network, or without TLS. */
export class AddressNotAllowed extends Error {}

/** The response is longer than allowed. */
export class DownloadTooLarge extends Error {}

export function createOutbound({
  privateNetworks,
  dnsServers,
}: {
  /** Private networks that may be reached. */
  privateNetworks: string;
  /** DNS servers; the system's if empty. */
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
  // Downloads are limited while they are read.
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
    // Responses such as 204 must have a null body.
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
          throw new Error(`the download failed with status ${answer.status}`);
        }
        const headers = new Headers([...answer.headers]);
        return take({ url, headers, bytes: Readable.from(atMost(largest, answer.body)) });
      }
      throw new Error('too many redirects');
    });

  return {
    allowsHttp: own.length > 0,
    fetchFor: (companyId) => (url, options) => inTurn(companyId, () => send(url, options)),
    download,
    runLimited: inTurn,
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

/** Sends a request through the agent of its protocol. Does not follow redirects. */
async function through(doors: Record<string, Door>, url: string, options: RequestInit) {
  const { protocol, hostname } = new URL(url);
  const door = doors[protocol];
  if (door === undefined) throw new AddressNotAllowed(`${protocol} is not allowed`);
  // Names are checked when they are resolved; literal addresses never are.
  const address = addressIn(hostname);
  if (address !== null) door.requireAllowed(address);
  return undiciFetch(url, { ...options, redirect: 'manual', dispatcher: door.agent });
}

const needsTls = 'Адрес должен начинаться с https://';

/** The literal address of a host. Null for a name that must be resolved. */
function addressIn(hostname: string): string | null {
  if (/^(?:.+\.)?localhost\.?$/.test(hostname)) return '127.0.0.1';
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? null : address;
}

async function* atMost(largest: number, bytes: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > largest) throw new DownloadTooLarge();
    yield chunk;
  }
}

type FindAddresses = (name: string) => Promise<LookupAddress[]>;

/**
 * Resolves names with a separate DNS client, because the system resolver blocks one of libuv's few threads until the
 * name server answers. Names without a dot are local and left to the system.
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
    if (!isAllowed(address)) throw new AddressNotAllowed(`${address} is not allowed`);
  };
  // The check and the connection use the same lookup. A second one could return other addresses (DNS rebinding).
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
