// The header `Prefer` of RFC 7240: what a request would like beyond what is documented. Whoever does not know a preference
// passes over it, so that clients may say it to any server.
import type { FastifyRequest } from 'fastify';

/** Whether a request says `Prefer: name=value`, alone or among others. */
export function prefers({ headers }: FastifyRequest, name: string, value: string): boolean {
  const said = String(headers['prefer'] ?? '').split(/[,;]/);
  return said.some((each) => each.replaceAll(/[\s"]/g, '') === `${name}=${value}`);
}
