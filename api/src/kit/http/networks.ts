// Parses networks in settings and classifies network addresses.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Parses addresses and networks (10.0.0.0/8), separated by commas. Throws for anything else. */
export function networksOf(list: string): Network[] {
  const texts = list.split(',').map((text) => text.trim());
  return texts.filter(Boolean).map(networkOf);
}

function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

export function isWithin(address: string, networks: readonly Network[]): boolean {
  const parsed = ipaddr.process(address);
  return networks.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
}

/** Whether an address is publicly routable: neither private nor loopback nor reserved. */
export const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/**
 * Normalizes an address for rate limits. IPv6 addresses are reduced to their /64, which one subscriber owns as a whole;
 * loopback is one address.
 */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6' && parsed.range() === 'loopback') return '127.0.0.1';
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}

/** The address of a request, as rate limits count it. */
export const addressOf = ({ ip }: FastifyRequest): string => subscriberOf(ip);
