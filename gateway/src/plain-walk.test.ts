// Every operation that the web app sends, over servers that have only what the documentation names: its screens open, and
// what such a server does not have is missing by itself.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlainModes, type PlainRest } from '../testing/plain/server.ts';
import { variablesFor } from '../testing/plain/variables.ts';
import { startPlainGateway, type TestGateway } from '../testing/start.ts';
import { domains } from './schema.ts';

interface Operation {
  kind: string;
  name: string;
  text: string;
}

const web = fileURLToPath(new URL('../../web/', import.meta.url));

/** Whoever follows something that goes on is told of it by our own api alone. */
const operations = Object.values(
  JSON.parse(readFileSync(`${web}persisted-operations.json`, 'utf8')) as Record<string, string>,
)
  .map((text): Operation => {
    const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(text.trim()) ?? [];
    return { kind, name, text };
  })
  .filter(({ kind }) => kind !== 'subscription');

/** The folders of the web app by the modules in them, the longest names first. */
const folders = globSync('src/*/**/*.{ts,tsx}', { cwd: web, exclude: ['src/__generated__'] })
  .map((file) => ({ folder: file.split('/')[1] ?? '', module: basename(file).replace(/\..*/, '') }))
  .toSorted((one, other) => other.module.length - one.module.length);

/** Relay names an operation after its module. */
const folderOf = ({ name }: Operation): string =>
  folders.find(({ module }) => name.startsWith(module))?.folder ?? 'the app';

const byFolder = [...Map.groupBy(operations, folderOf)];

/** Two that differ most from ours, and from each other; what else a server may do by itself is deep. */
const servers: [string, PlainModes, string[]][] = [
  ['that refuses what it does not know', { refuses: 422 }, []],
  ['that nests nothing, counts nothing and gives small pages', small(), []],
  ['that ignores what it does not know', {}, ['deep']],
  ['that names in words what it refuses', { refuses: 400, errors: 'string' }, ['deep']],
  ['that does not say what it refuses', { refuses: 422, errors: 'unhelpful' }, ['deep']],
  ['that spells in camelCase', { spelling: 'camelCase' }, ['deep']],
];

function small(): PlainModes {
  return { nests: 'nothing', totalIs: 'untold', perPageIs: 'untold', pagesOfAtMost: 10 };
}

/** Where a server has no such field, no such address, or no such condition of a list, or where an id was guessed wrong. */
const declared = new Set<unknown>([
  'UPSTREAM_MISSING_FIELD',
  'NOT_FOUND',
  'INVALID_INPUT',
  'BAD_ARGUMENT',
]);

for (const [server, modes, tags] of servers) {
  describe(`over a server ${server}`, { tags }, () => {
    let gateway: TestGateway<PlainRest>;
    beforeAll(async () => {
      gateway = await startPlainGateway(modes);
    });
    afterAll(() => gateway.close());

    test.each(byFolder)(
      'queries of %s have data, mutations are done or not there',
      async (_, some) => {
        const wrong: string[] = [];
        for (const operation of some) wrong.push(...(await wrongWith(gateway, operation)));
        expect(wrong).toEqual([]);
      },
    );
  });
}

/** What is wrong with the answer to an operation, beside errors of what such a server does not have. */
async function wrongWith(
  gateway: TestGateway<PlainRest>,
  { kind, name, text }: Operation,
): Promise<string[]> {
  const variables = variablesFor(domains.schema, parse(text));
  const { data, errors = [] } = await gateway.ask(text, { variables });
  const undeclared = errors.filter(
    ({ extensions, path }) => !path || !declared.has(extensions?.['code']),
  );
  // Without a payload nothing was done, since the server has no such address.
  const codes = errors.map(({ extensions }) => extensions?.['code']).join();
  const isThere =
    data !== null || (kind === 'mutation' && /^(?:NOT_FOUND|BAD_ARGUMENT)$/.test(codes));
  return [
    ...undeclared.map((error) => `${name}: ${JSON.stringify(error)}`),
    ...(isThere ? [] : [`${name} has no data: ${codes}`]),
  ];
}
