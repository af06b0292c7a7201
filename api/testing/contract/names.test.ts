// Test files that share a server use distinct names and emails: otherwise they would fail together although each passes
// alone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const sharing = globSync('{src,testing}/**/*.test.ts', { cwd: root })
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => /open(?:School|TestSchool|Fields|Forms)\(/.test(text));

test.each([
  ['ends of addresses', /@(?!kafedra\/)([a-z\d.-]+)/gi],
  [
    'codes of companies',
    /(?:\.company|open(?:TestSchool|Fields|Forms))\('([^']+)'|name: '[^']*', code: '([^']+)'/gi,
  ],
])('%s', (_, pattern) => {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, text } of sharing) {
    for (const [, one, other] of text.matchAll(pattern)) {
      const name = String(one ?? other).toLowerCase();
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  expect(filesOf.size).toBeGreaterThan(sharing.length / 2);
  expect([...filesOf].filter(([, files]) => files.size > 1)).toEqual([]);
});
