// Reads the body of a request, up to a limit. Who has read it and hands the request on leaves it, and what was in it,
// for the next: large ones are costly to read twice.
import type { IncomingMessage } from 'node:http';

/** A body that was larger than the limit. */
export const TOO_LARGE = Symbol('too large');

export type Body = Buffer | typeof TOO_LARGE;

/** Calls `done` once; never when the client goes away before the end. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (body: Body) => void,
): void {
  const left = leftBodies.get(request);
  if (left !== undefined) return done(left.body);
  if (Number(request.headers['content-length']) > limit) return done(TOO_LARGE);
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else if (size - chunk.length <= limit) done(TOO_LARGE);
  });
  request.on('end', () => {
    if (size <= limit) done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  });
}

/** `json` is what the body holds; undefined when that was not found out, or is none. */
export function leaveBody(request: IncomingMessage, body: Body, json: unknown): void {
  leftBodies.set(request, { body, json });
}

/** What the body holds; undefined when it is no JSON. */
export function jsonOf(request: IncomingMessage, body: string): unknown {
  return leftBodies.get(request)?.json ?? parseJson(body);
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const leftBodies = new WeakMap<IncomingMessage, { readonly body: Body; readonly json: unknown }>();
