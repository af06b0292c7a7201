// Identifies the client that database work is accounted to: a signed-in user, an access token, or the visitors of a
// network address.
import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface ClientKeys {
  /** A user, an access token, or the address if the client is not (yet) known. */
  readonly account: string;
  readonly address: string;
}

/** The request that work belongs to. */
export interface Work {
  readonly payer: ClientKeys;
  readonly writes: boolean;
  /**
   * A request that had a connection is not refused later: it waits for further ones without limit.
   */
  admitted: boolean;
}

const work = new AsyncLocalStorage<Work>();

/** The account of jobs and of the server's own work. */
export const background = 'background';

const inBackground: Work = {
  payer: { account: background, address: background },
  writes: true,
  admitted: true,
};

export const currentWork = (): Work => work.getStore() ?? inBackground;

export interface RequestSender {
  address: string;
  token: string | undefined;
  writes: boolean;
}

/** Starts a request and accounts its database work to the sender. */
export function runForClient({ address, token, writes }: RequestSender, begin: () => void): void {
  const account = (token !== undefined && accounts.get(shortened(token))) || address;
  work.run({ payer: { account, address }, writes, admitted: false }, begin);
}

/** Runs heavy work that belongs to no request under a separate account. It waits without limit. */
export const runForAccount = <T>(account: string, begin: () => Promise<T>): Promise<T> =>
  work.run({ payer: { account, address: account }, writes: true, admitted: true }, begin);

/**
 * Accounts by valid token, some 150 bytes each. After eviction one request counts as a visitor's.
 */
const accounts = new LRUCache<string, string>({ max: 10_000 });

/**
 * Records a valid token. All sessions of a person share an account; an access token has a separate one, so that it does
 * not slow its owner down.
 */
export function rememberToken(token: string, personId: number | 'tool'): void {
  const key = shortened(token);
  accounts.set(key, personId === 'tool' ? `tool ${key}` : `person ${personId}`);
}

const shortened = (token: string) => hash('sha256', token, 'base64url').slice(0, 16);
