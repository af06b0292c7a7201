import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

/** The failed audits of the GraphQL-over-HTTP specification, by their ids. */
async function failing(url: string): Promise<Record<string, string>> {
  const failed: Record<string, string> = {};
  for (const audit of serverAudits({ url: `${url}/graphql` })) {
    const result = await audit.fn();
    if (result.status !== 'ok') failed[audit.id] = `${audit.name}: ${result.reason}`;
  }
  return failed;
}

/**
 * These audits send `query Type($name: String!) { __type(name: $name) { name } }` and expect data.
 */
const needingTheSchema = [
  '28B9', // MUST allow map {variables} parameter when accepting application/json
  '2EA1', // SHOULD allow map {variables} parameter when accepting application/graphql-response+json
  '6A70', // MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json
  'D6D5', // MAY allow … in GETs when accepting application/graphql-response+json
];

describe('the audits of GraphQL over HTTP', () => {
  let open: TestGateway;
  let hardened: TestGateway;
  beforeAll(async () => {
    open = await startGateway();
    hardened = await startGateway(
      {},
      { INTROSPECTION: 'off', SUGGESTIONS: 'off', GRAPHIQL: 'off' },
    );
  });
  afterAll(async () => {
    await open.close();
    await hardened.close();
  });

  it('are 61, and all pass', async () => {
    expect(serverAudits({ url: open.url })).toHaveLength(61);
    expect(await failing(open.url)).toEqual({});
    // The operations are prepared now, so the second run takes the fast path.
    expect(await failing(open.url)).toEqual({});
  });

  it('fail in the hardened profile only where they need introspection', async () => {
    expect(Object.keys(await failing(hardened.url)).sort()).toEqual(needingTheSchema);
  });
});
