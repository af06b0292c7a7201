// Tests that every kind of job in the schema has its texts in some domain.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { jobKinds } from './allKinds.ts';

it('has texts for every kind of job', () => {
  const sdl = readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8');
  const kind = buildSchema(sdl).getType('JobKind');
  const names = isEnumType(kind) ? kind.getValues().map(({ name }) => name) : [];
  expect(names).not.toEqual([]);
  expect(Object.keys(jobKinds).toSorted()).toEqual(names.toSorted());
});
