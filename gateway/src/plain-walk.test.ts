// Every operation that the web app sends, over servers that have only what the documentation names: its screens open, and
// what such a server does not have is missing by itself.
import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlainModes, type PlainRest } from '../testing/plain/server.ts';
import { variablesFor } from '../testing/plain/variables.ts';
import { startPlainGateway, type TestGateway } from '../testing/start.ts';
import { domains } from './schema.ts';

const operations = Object.values(
  JSON.parse(
    readFileSync(new URL('../../web/persisted-operations.json', import.meta.url), 'utf8'),
  ) as Record<string, string>,
).map((text) => {
  const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(text.trim()) ?? [];
  return { kind, name, text };
});
const queries = operations.filter(({ kind }) => kind === 'query');
const mutations = operations.filter(({ kind }) => kind === 'mutation');

const servers: [string, PlainModes][] = [
  ['that ignores what it does not know', {}],
  ['that refuses what it does not know', { refuses: 422 }],
  ['that names in words what it refuses', { refuses: 400, errors: 'string' }],
  ['that does not say what it refuses', { refuses: 422, errors: 'unhelpful' }],
  ['that spells in camelCase', { spelling: 'camelCase' }],
  ['that nests nothing, counts nothing and gives small pages', small()],
];

function small(): PlainModes {
  return { nests: 'nothing', totalIs: 'untold', perPageIs: 'untold', pagesOfAtMost: 10 };
}

/** Where a server has no such field, no such address, or no such condition of a list. */
const declared = new Set<unknown>(['UPSTREAM_MISSING_FIELD', 'NOT_FOUND', 'INVALID_INPUT']);

describe.each(servers)('over a server %s', (_, modes) => {
  let gateway: TestGateway<PlainRest>;
  beforeAll(async () => {
    gateway = await startPlainGateway(modes);
  });
  afterAll(() => gateway.close());

  const ask = async (text: string) => {
    const variables = variablesFor(domains.schema, parse(text));
    const { data, errors = [] } = await gateway.ask(text, { variables });
    const undeclared = errors.filter(
      ({ extensions, path }) => !path || !declared.has(extensions?.['code']),
    );
    return { data, undeclared, codes: errors.map(({ extensions }) => extensions?.['code']) };
  };

  it.each(queries)(
    'the query $name has data, beside errors of what is missing',
    async ({ text }) => {
      const { data, undeclared } = await ask(text);
      expect(undeclared).toEqual([]);
      expect(data).not.toBeNull();
    },
  );

  it.each(mutations)('the mutation $name is done, or is not there', async ({ text }) => {
    const { data, undeclared, codes } = await ask(text);
    expect(undeclared).toEqual([]);
    // Without a payload nothing was done, since the server has no such address.
    expect(data !== null || codes.join() === 'NOT_FOUND').toBe(true);
  });
});
