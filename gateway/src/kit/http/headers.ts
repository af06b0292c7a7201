// Reads the few headers that an operation needs from `rawHeaders`: Node's `headers` object is built lazily, which takes
// longer than running a small operation.
import type { IncomingMessage } from 'node:http';

const names = [
  'accept',
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'origin',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
] as const;

/** A subset of Node's `headers`. */
export type OperationHeaders = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Null when one of them occurs twice: Node's rules for duplicates apply then. */
export function readOperationHeaders({ rawHeaders }: IncomingMessage): OperationHeaders | null {
  const few: Partial<Record<string, string>> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] as string;
    const name = known.get(given) ?? known.get(given.toLowerCase());
    if (name === undefined) continue;
    if (few[name] !== undefined) return null;
    few[name] = rawHeaders[index + 1] as string;
  }
  return few;
}

const known: ReadonlyMap<string, string> = new Map(names.map((name) => [name, name]));
