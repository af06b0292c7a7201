// Runs every operation of the web app over servers that implement only the documented contract: screens open, and
// unsupported fields are null.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlainModes, type PlainRest } from '../plain/server.ts';
import { variablesFor } from '../plain/variables.ts';
import { startPlainGateway, type TestGateway } from '../start.ts';
import { domains } from '../../src/schema.ts';

interface Operation {
  kind: string;
  name: string;
  text: string;
}

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

/** Without subscriptions, which only our api supports. */
const operations = Object.values(
  JSON.parse(readFileSync(`${web}persisted-operations.json`, 'utf8')) as Record<string, string>,
)
  .map((text): Operation => {
    const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(text.trim()) ?? [];
    return { kind, name, text };
  })
  .filter(({ kind }) => kind !== 'subscription');

/** The folders of the web app with their modules, longest names first. */
const folders = globSync('src/*/**/*.{ts,tsx}', { cwd: web, exclude: ['src/__generated__'] })
  .map((file) => ({ folder: file.split('/')[1] ?? '', module: basename(file).replace(/\..*/, '') }))
  .toSorted((one, other) => other.module.length - one.module.length);

/** Relay names an operation after its module. */
const folderOf = ({ name }: Operation): string =>
  folders.find(({ module }) => name.startsWith(module))?.folder ?? 'the app';

const byFolder = [...Map.groupBy(operations, folderOf)];

/** The two servers that differ most from ours and from each other; the others are tagged `deep`. */
const servers: [string, PlainModes, string[]][] = [
  ['that rejects unknown parameters', { refuses: 422 }, []],
  ['without relations and counts, with small pages', small(), []],
  ['that ignores unknown parameters', {}, ['deep']],
  ['that rejects with a text message', { refuses: 400, errors: 'string' }, ['deep']],
  ['that rejects without naming the part', { refuses: 422, errors: 'unhelpful' }, ['deep']],
  ['that uses camelCase', { spelling: 'camelCase' }, ['deep']],
];

function small(): PlainModes {
  return { nests: 'nothing', totalIs: 'unreported', perPageIs: 'unreported', maxPageSize: 10 };
}

/** Expected errors: the server lacks a field, a path or a condition, or the guessed id is wrong. */
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
      'queries of %s return data, mutations succeed or do not exist',
      async (_, some) => {
        const wrong: string[] = [];
        for (const operation of some) wrong.push(...(await wrongWith(gateway, operation)));
        expect(wrong).toEqual([]);
      },
    );
  });
}

/** The unexpected errors of an operation. */
async function wrongWith(
  gateway: TestGateway<PlainRest>,
  { kind, name, text }: Operation,
): Promise<string[]> {
  const variables = variablesFor(domains.schema, parse(text));
  const { data, errors = [] } = await gateway.ask(text, { variables });
  const undeclared = errors.filter(
    ({ extensions, path }) => !path || !declared.has(extensions?.['code']),
  );
  // Without a payload nothing was changed, because the server lacks the path.
  const codes = errors.map(({ extensions }) => extensions?.['code']).join();
  const isThere =
    data !== null || (kind === 'mutation' && /^(?:NOT_FOUND|BAD_ARGUMENT)$/.test(codes));
  return [
    ...undeclared.map((error) => `${name}: ${JSON.stringify(error)}`),
    ...(isThere ? [] : [`${name} has no data: ${codes}`]),
  ];
}
