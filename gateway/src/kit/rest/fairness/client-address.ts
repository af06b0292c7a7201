// Whose an address is, as limits count it.
import ipaddr from 'ipaddr.js';

/**
 * What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one, the rest of which its holder chooses
 * (RFC 6177). `::1` is the machine itself, as `127.0.0.1` is.
 */
export function subscriberOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6' && parsed.range() === 'loopback') return '127.0.0.1';
  return parsed.kind() === 'ipv4' ? String(parsed) : parsed.toByteArray().slice(0, 8).join('.');
}
