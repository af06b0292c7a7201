// Reads the body of a request, up to a limit. Who has read it and hands the request on leaves it for the next, with what
// came of it, so that nothing is done twice.
import type { IncomingMessage } from 'node:http';
import type { Result } from '../operations/execute.ts';

/** A body that was larger than the limit. */
export const tooLarge = Symbol('too large');

export type Body = Buffer | typeof tooLarge;

/** Calls `done` once; never when the client goes away before the end. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (body: Body) => void,
): void {
  const left = leftBehind.get(request);
  if (left !== undefined) return done(left.body);
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else if (size - chunk.length <= limit) done(tooLarge);
  });
  request.on('end', () => {
    if (size <= limit) done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  });
}

/** Known before any of it is read, where its sender tells. */
export const isTooLarge = (contentLength: string | undefined, limit: number): boolean =>
  contentLength !== undefined && Number(contentLength) > limit;

/** What is known of a request that is handed on. */
export interface Left {
  readonly body: Body;
  /** What the body holds; undefined when it is no JSON, or that was not found out. */
  readonly json: unknown;
  /** Why its operation is not run, when that is known already. */
  readonly refusal: Result | null;
}

export function leave(request: IncomingMessage, left: Left): void {
  leftBehind.set(request, left);
}

/** What the body holds; undefined when it is no JSON. */
export function jsonOf(request: IncomingMessage, body: string): unknown {
  return leftBehind.get(request)?.json ?? parseJson(body);
}

export const refusalOf = (request: IncomingMessage): Result | null =>
  leftBehind.get(request)?.refusal ?? null;

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const leftBehind = new WeakMap<IncomingMessage, Left>();
