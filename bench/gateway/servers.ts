// The compared servers.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import { greeting } from './data.ts';
import { inPackages } from './packages.ts';
import { type Running, start, startServer } from './processes.ts';

export interface Server {
  readonly name: string;
  /** bare: the upper limit; ours; node: a server that must be slower; other: for comparison. */
  readonly kind: 'bare' | 'ours' | 'node' | 'other';
  readonly start: (upstream: string) => Promise<Running>;
}

export const servers: readonly Server[] = [
  nodeServer('bare, calls by dispatch', 'bare', 'bare.ts', { CALLS_BY: 'dispatch' }),
  nodeServer('bare, calls by request', 'bare', 'bare.ts'),
  nodeServer('Kafedra', 'ours', 'kafedra.ts'),
  nodeServer('Mercurius + JIT', 'node', 'peers/mercurius.ts'),
  nodeServer('Yoga + JIT', 'node', 'peers/yoga.ts', { JIT: 'on' }),
  nodeServer('Yoga', 'node', 'peers/yoga.ts'),
  nodeServer('Apollo Server', 'node', 'peers/apollo.ts'),
  nodeServer('Hive Gateway + JIT', 'node', 'peers/hive.ts'),
  { name: 'Tailcall', kind: 'other', start: (upstream) => startTailcall(upstream, false) },
  { name: 'Tailcall, dedupe', kind: 'other', start: (upstream) => startTailcall(upstream, true) },
];

function nodeServer(
  name: string,
  kind: Server['kind'],
  file: string,
  env: Record<string, string> = {},
): Server {
  return { name, kind, start: (REST_API_URL) => startServer(file, { REST_API_URL, ...env }) };
}

/** Its smallest batching delay is one millisecond. */
function startTailcall(upstream: string, dedupe: boolean): Promise<Running> {
  const more = dedupe ? ', dedupe: true' : '';
  return runTailcall(
    (server) => `schema ${server}
      @upstream(batch: { delay: 1, maxSize: 1000 }) { query: Query }
    type Query {
      posts: [Post!]! @http(url: "${upstream}/api/posts", select: "{{.data}}"${more})
      greet: String! @expr(body: "${greeting}")
    }
    type Post {
      id: Int! userId: Int! title: String!
      user: User @http(
        url: "${upstream}/api/users"
        query: [{ key: "ids", value: "{{.value.userId}}" }]
        batchKey: ["data", "id"]${more}
      )
    }
    type User { id: Int! name: String! email: String! }`,
  );
}

/** A program in Rust that is configured by its schema, including its port. */
export async function runTailcall(schemaOf: (server: string) => string): Promise<Running> {
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'kafedra-bench-')), 'tailcall.graphql');
  writeFileSync(file, schemaOf(`@server(port: ${port}, hostname: "127.0.0.1")`));
  const command = inPackages('@tailcallhq', 'core-linux-x64-gnu', 'bin', 'tailcall');
  const env = { TAILCALL_TRACKER: 'false', TAILCALL_LOG_LEVEL: 'error' };
  const url = `http://127.0.0.1:${port}`;
  return start({ place: 'server', command, args: ['start', file], env }, () => answering(url));
}

async function answering(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return url;
    await new Promise((later) => setTimeout(later, 100));
  }
}
