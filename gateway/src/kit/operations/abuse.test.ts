import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ComposedDomains } from '../schema/schema.ts';
import { abuse } from '../../../testing/abuse.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { noPersistedOperations } from './persisted.ts';
import { createPreparation } from './prepare.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({}, { BODY_LIMIT: String(2 * 1024 * 1024), SUGGESTIONS: 'off' });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.rest.forget());

async function send(body: unknown) {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Refused };
}

interface Refused {
  readonly data?: unknown;
  readonly errors: readonly { readonly extensions: { readonly code: string } }[];
}

describe('abuse', () => {
  it('has at least 25 examples', () => {
    expect(abuse.length).toBeGreaterThanOrEqual(25);
  });

  it.each(abuse)('is rejected: %s', async (_, request, code) => {
    const { status, body } = await send(request);
    expect([body.data, body.errors[0]?.extensions.code]).toEqual([undefined, code]);
    expect(status).toBe(400);
    expect(gateway.rest.calls).toEqual([]);
  });

  it('is detected without using the schema', () => {
    const { prepare } = createPreparation({
      domains: new Proxy({} as ComposedDomains, {
        get: () => {
          throw new Error('the schema was used');
        },
      }),
      persisted: noPersistedOperations,
      introspection: true,
      suggestions: true,
    });
    const seen = abuse.filter(([, , code]) => foundByMeasuring.test(code));
    expect(seen.length).toBeGreaterThan(25);
    for (const [name, request] of seen) {
      const { query } = (typeof request === 'string' ? JSON.parse(request) : request) as {
        query: string;
      };
      if (query.startsWith('query (')) continue; // the variables are the problem
      expect([name, prepare(query).state]).toEqual([name, 'unreadable']);
    }
  });

  it('leaves no memory allocated', async () => {
    const round = async (number: number) => {
      for (const [, request] of abuse) {
        // A new text each round, so that no cache has it.
        const text = typeof request === 'string' ? request : JSON.stringify(request);
        await send(text.replace(/"query":"/, `"query":"# ${number}\\n `));
      }
    };
    await round(0);
    const before = heap();
    for (let number = 1; number <= 5; number++) await round(number);
    expect(heap() - before).toBeLessThan(20 * 1024 * 1024);
  });
});

const foundByMeasuring = /^(?:TOO_|CYCLIC_|LIST_TOO_LONG)/;

/** Heap bytes in use after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
