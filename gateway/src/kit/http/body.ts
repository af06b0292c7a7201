// Reads the body of a request, up to a limit. Who has read it and hands the request on leaves it for the next.
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
  if (left !== undefined) return done(left);
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

export function leaveBody(request: IncomingMessage, body: Body): void {
  leftBodies.set(request, body);
}

const leftBodies = new WeakMap<IncomingMessage, Body>();
