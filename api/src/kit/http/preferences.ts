// The `Prefer` header (RFC 7240), by which clients request optional behaviour. Servers ignore unknown preferences.
import type { FastifyRequest } from 'fastify';

/** Whether a request contains `Prefer: name=value`, possibly among other preferences. */
export function prefers({ headers }: FastifyRequest, name: string, value: string): boolean {
  const said = String(headers['prefer'] ?? '').split(/[,;]/);
  return said.some((each) => each.replaceAll(/[\s"]/g, '') === `${name}=${value}`);
}
