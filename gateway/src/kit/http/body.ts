// Reads the body of a request, up to a limit. Whoever reads it first keeps it for those who take the request over.
import type { IncomingMessage } from 'node:http';

/** Calls `done` with the body, or with null when it is larger than allowed. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (body: Buffer | null) => void,
): void {
  if (bodies.has(request)) return done(bodies.get(request) as Buffer | null);
  const finish = (body: Buffer | null) => {
    request.off('data', onData).off('end', onEnd);
    bodies.set(request, body);
    done(body);
  };
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) finish(null);
  };
  const onEnd = () => finish(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  if (Number(request.headers['content-length']) > limit) finish(null);
  else request.on('data', onData).on('end', onEnd);
}

const bodies = new WeakMap<IncomingMessage, Buffer | null>();
