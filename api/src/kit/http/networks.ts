// Network addresses: which networks a setting names, which addresses belong to everybody, and which are one caller's.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Addresses or networks (10.0.0.0/8), separated by commas. Throws for what is neither. */
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

/** Neither private, nor of the machine itself, nor set aside for anything. */
export const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** What counts as one address: of IPv6, whoever has one has its whole /64. A machine itself has two notations of one. */
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

/** Where a request comes from, as limits count it. */
export const addressOf = ({ ip }: FastifyRequest): string => subscriberOf(ip);
