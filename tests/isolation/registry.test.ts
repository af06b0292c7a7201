// Tests the registry itself: every route and every field belongs to a tested domain, and routes without a permission
// are declared.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf, operations } from '../kit/openapi.ts';
import { allCallers } from './school/test-callers.ts';
import { domains, domainsWithTests, publicRoutes, unguardedRoutes } from './declarations.ts';
import { permissionOf } from './probes/expectations.ts';
import { allFields } from './probes/graphql-probes.ts';
import { domainOfField, tagsOf } from './probes/domain-operations.ts';
import { isolationContext } from './school/context.ts';

test('every domain is declared and has a test file', () => {
  const folder = join(import.meta.dirname, 'domains');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const declared = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(join(folder, file), 'utf8').includes('export const domain: Domain'),
  );
  expect(declared.map((file) => file.replace('.ts', '')).sort()).toEqual(
    [...domainsWithTests.values()].sort(),
  );
  const ofFields = new Set(allFields.map(domainOfField));
  expect([...ofFields].filter((domain) => !domains.has(domain))).toEqual([]);
});

test('the tags of every route belong to one domain', () => {
  const declared = [...domains.values()].flatMap(({ tags }) => tags);
  expect(new Set(declared).size).toBe(declared.length);
  const lost = operations.filter(
    (operation) => tagsOf(operation).filter((tag) => declared.includes(tag)).length !== 1,
  );
  expect(lost.map(nameOf)).toEqual([]);
});

test('routes without a permission are declared', () => {
  const under = (...permissions: string[]) =>
    operations.filter((each) => permissions.includes(String(permissionOf(each)))).map(nameOf);
  expect(Object.keys(publicRoutes).sort()).toEqual(under('open').sort());
  expect(Object.keys(unguardedRoutes).sort()).toEqual(under('signed-in', 'member').sort());
});

test('every caller has probes', async () => {
  const { callerFor } = await isolationContext();
  const guarded = operations.filter((each) => permissionOf(each) !== 'open');
  const idle = allCallers.filter(({ name }) =>
    guarded.every((each) => callerFor(name, each) === null),
  );
  expect(idle).toEqual([]);
});
