import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDomains } from './domains.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kafedra-domains-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): Promise<readonly object[]> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return findDomains(pathToFileURL(`${folder}/`));
}

const domain = (name: string) => `export default { resolvers: {}, shapes: { ${name}: {} } };`;

describe('domains', () => {
  it('are found by their .graphql files, sorted by path', async () => {
    const found = await write({
      'pens/ink/schema.graphql': '',
      'pens/ink/resolvers.ts': domain('Ink'),
      'pens/refill.graphql': '',
      'pens/refill.ts': domain('Refill'),
      'books/schema.graphql': '',
      'books/resolvers.ts': domain('Book'),
      'kit/schema.graphql': '',
      'shelves/resolvers.ts': domain('Shelf'),
    });
    const shapes = ['Book', 'Ink', 'Refill'].map((name) => ({
      resolvers: {},
      shapes: { [name]: {} },
    }));
    expect(found).toEqual(shapes);
  });

  it.each([
    [
      { 'pens/schema.graphql': '' },
      'pens/schema.graphql needs pens/resolvers.ts in the same folder',
    ],
    [{ 'pens/ink.graphql': '' }, 'pens/ink.graphql needs pens/ink.ts in the same folder'],
    [
      { 'pens/schema.graphql': '', 'pens/resolvers.ts': 'export const pens = {};' },
      'The default export of pens/resolvers.ts is not a Domain',
    ],
  ])('rejects %o', async (files, reason) => {
    await expect(write(files)).rejects.toThrow(reason);
  });
});
