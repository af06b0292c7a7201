// Reads request bodies up to a limit, and stores a body that was read for the handler that continues with the request.
import type { IncomingMessage } from 'node:http';
import type { Result } from '../operations/execute.ts';

/** Marks a body larger than the limit. */
export const tooLarge = Symbol('too large');

export type Body = Buffer | typeof tooLarge;

/** Calls `done` once; never if the client disconnects before the end. */
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

/** Whether Content-Length already exceeds the limit. */
export const isTooLarge = (contentLength: string | undefined, limit: number): boolean =>
  contentLength !== undefined && Number(contentLength) > limit;

/** What the fast path has already read of a request that it hands on. */
export interface ParsedRequest {
  readonly body: Body;
  /** The parsed body; undefined when it is not JSON or was not parsed. */
  readonly json: unknown;
  /** The result of an operation that was refused already. */
  readonly refusal: Result | null;
}

export function storeParsed(request: IncomingMessage, left: ParsedRequest): void {
  leftBehind.set(request, left);
}

/** The parsed body; undefined when it is not JSON. */
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

const leftBehind = new WeakMap<IncomingMessage, ParsedRequest>();
