// Network addresses: which networks a setting names, and which addresses belong to everybody.
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
