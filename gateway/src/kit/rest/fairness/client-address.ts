// Reduces a network address to the part that rate limits count by.
import ipaddr from 'ipaddr.js';

/**
 * The part of an address that identifies one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address,
 * whose holder chooses the rest (RFC 6177). `::1` becomes `127.0.0.1`.
 */
export function subscriberKey(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6' && parsed.range() === 'loopback') return '127.0.0.1';
  return parsed.kind() === 'ipv4' ? String(parsed) : parsed.toByteArray().slice(0, 8).join('.');
}
