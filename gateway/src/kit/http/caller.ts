// Reads the caller of a request from its headers and connection.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../rest/client.ts';

/** The caller of a Fastify request. */
export const callerOf = (request: FastifyRequest): Caller => ({
  token: tokenOf(request),
  requestId: request.id,
  address: request.ip,
  userAgent: request.headers['user-agent'],
  traceparent: traceparentOf(request),
});

interface WithHeaders {
  readonly headers: IncomingHttpHeaders;
}

/** The bearer token of a request; only the REST API can check whether it is valid. */
export function tokenOf({ headers: { authorization } }: WithHeaders): string | null {
  if (authorization === undefined) return null;
  return /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null;
}

/** The idempotency key of a request; null without one, undefined when it is invalid. */
export function idempotencyKeyOf({ headers }: WithHeaders): string | null | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : undefined;
}

/** The W3C `traceparent` header of a request. */
export function traceparentOf({ headers }: WithHeaders): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}

/** Whether an address belongs to a trusted proxy, whose X-Forwarded-For is used. */
export type Trust = (address: string) => boolean;

/** Throws when an entry is neither an address nor a network (10.0.0.0/8). */
export function trustIn(proxies: readonly string[]): Trust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/', 2);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

/** The nearest address on the request's route that does not belong to a trusted proxy. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Trust,
): string {
  const nearest = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !trust(nearest)) return nearest;
  const way = String(forwarded)
    .split(',')
    .map((address) => address.trim());
  return way.findLast((address) => !trust(address)) ?? way[0] ?? nearest;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
