// Reads the device of a request: its user agent and network address.
import type { FastifyRequest } from 'fastify';

export interface Device {
  /** The browser's `User-Agent` header. */
  user_agent: string | null;
  ip_address: string | null;
}

/** Characters stored of the header. Browser and system are named at its beginning. */
const longestUserAgent = 400;

export const deviceOf = ({ headers, ip }: FastifyRequest): Device => ({
  user_agent: headers['user-agent']?.slice(0, longestUserAgent) || null,
  ip_address: ip,
});
