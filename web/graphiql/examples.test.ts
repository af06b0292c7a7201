import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';

test('every example is valid for the schema', () => {
  const schema = buildSchema(
    readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'),
  );
  expect(examples.length).toBeGreaterThan(2);
  expect(examples.flatMap((example) => validate(schema, parse(example)))).toEqual([]);
});
