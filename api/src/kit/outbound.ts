// Requests to addresses that a company has typed in. They never reach the installation's own network (its database, the
// cloud's metadata), whatever a name resolves to, and never go without TLS, but for networks that a setting names.
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch as undiciFetch, type RequestInit } from 'undici';
import { isPublic, isWithin, networksOf } from './networks.ts';

/** No answer that is of use here is larger, in bytes. */
const largestAnswer = 1024 * 1024;

/** Milliseconds that one request may take. */
const deadline = 10_000;

export interface Outbound {
  /** Follows no redirect, which could lead anywhere. Rejects when there is no answer, or the address is not allowed. */
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  /** Whether any address may be reached without TLS. */
  allowsHttp: boolean;
}

/** `privateNetworks`: of the installation's own, those that may be reached all the same. */
export function createOutbound(privateNetworks: string): Outbound {
  const own = networksOf(privateNetworks);
  const isOwn = (address: string) => isWithin(address, own);
  const doors: Record<string, Door> = {
    'http:': doorFor(isOwn),
    'https:': doorFor((address) => isPublic(address) || isOwn(address)),
  };
  return {
    allowsHttp: own.length > 0,
    fetch: async (url, options) => {
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
    },
  };
}

interface Door {
  requireAllowed: (address: string) => void;
  agent: Agent;
}

function doorFor(isAllowed: (address: string) => boolean): Door {
  const requireAllowed = (address: string) => {
    if (!isAllowed(address)) throw new Error(`${address} is not allowed`);
  };
  // What is checked here is what is connected to: a look-up of its own could be answered otherwise.
  const lookup: LookupFunction = (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      try {
        for (const { address } of found) requireAllowed(address);
      } catch (refusal) {
        return callback(refusal as Error, '', 0);
      }
      if (options.all) return callback(null, found);
      return callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };
  return {
    requireAllowed,
    agent: new Agent({ connect: { lookup }, maxResponseSize: largestAnswer }),
  };
}
