// Who database work is counted for: a person who is known by their token, or the strangers at a network address.
import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Payer {
  /** A person, a tool by its access token, or `address` for whoever is not known (yet). */
  readonly account: string;
  readonly address: string;
}

/** The request that work belongs to. */
export interface Work {
  readonly payer: Payer;
  readonly writes: boolean;
  /** A request that had a turn is never refused halfway: for further ones it waits as long as it takes. */
  admitted: boolean;
}

const work = new AsyncLocalStorage<Work>();

/** Jobs, and what the server does by itself. */
export const background = 'background';

const inBackground: Work = {
  payer: { account: background, address: background },
  writes: true,
  admitted: true,
};

export const currentWork = (): Work => work.getStore() ?? inBackground;

export interface Sender {
  address: string;
  token: string | undefined;
  writes: boolean;
}

/** Begins a request; all database work that follows from it is counted for its sender. */
export function countedFor({ address, token, writes }: Sender, begin: () => void): void {
  const account = (token !== undefined && accounts.get(shortened(token))) || address;
  work.run({ payer: { account, address }, writes, admitted: false }, begin);
}

/** Does work that is much and no request's, counted for an account of its own: it waits as long as it takes. */
export const countedAlone = <T>(account: string, begin: () => Promise<T>): Promise<T> =>
  work.run({ payer: { account, address: account }, writes: true, admitted: true }, begin);

/** The senders whose tokens were good, some 150 bytes each; who is forgotten counts as a stranger for one request. */
const accounts = new LRUCache<string, string>({ max: 10_000 });

/** A good token: the person's, whichever of their sessions it is, or that of a tool, which is not to slow its owner down. */
export function recognize(token: string, personId: number | 'tool'): void {
  const key = shortened(token);
  accounts.set(key, personId === 'tool' ? `tool ${key}` : `person ${personId}`);
}

const shortened = (token: string) => hash('sha256', token, 'base64url').slice(0, 16);
