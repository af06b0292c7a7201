// What a request tells of the device that it comes from.
import type { FastifyRequest } from 'fastify';

export interface Device {
  /** What the browser says that it is. */
  user_agent: string | null;
  ip_address: string | null;
}

/** Longer ones are padded by tools; what names browser and system stands in the beginning. */
const longestUserAgent = 400;

export const deviceOf = ({ headers, ip }: FastifyRequest): Device => ({
  user_agent: headers['user-agent']?.slice(0, longestUserAgent) || null,
  ip_address: ip,
});
