// Body schemas must say for each object how unknown fields are treated.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { refuseUnknownParameters, requireStrictSchema } from './strict-input.ts';

const open = z.object({ name: z.string() });
const closed = z.strictObject({ name: z.string() });

test.for([
  ['itself', open, ' of its body:'],
  ['in a field', z.strictObject({ inner: open.optional() }), ' of its body.inner:'],
  ['in a list', z.strictObject({ list: z.array(open).max(3) }), ' of its body.list:'],
  ['in one of several', z.strictObject({ one: z.union([z.string(), open]) }), ' body.one'],
  ['before it is turned', open.transform(({ name }) => name), ' of its body:'],
] as const)('refuses a body whose schema is open %s', ([, body, where]) => {
  expect(() => requireStrictSchema('POST /things', body)).toThrow(where);
});

test.for([
  closed,
  closed.partial().refine(() => true),
  z.strictObject({ rows: z.array(z.looseObject({})) }),
  z.strictObject({ any: z.record(z.string(), z.unknown()) }),
])('accepts a body that says so', (body) => {
  expect(() => requireStrictSchema('POST /things', body)).not.toThrow('strictObject');
});

test.for(['nope', 'nope[]', 'nope[0]', 'toString', 'name[a]'])(
  'rejects an unknown parameter: %s',
  (name) => {
    expect(() => refuseUnknownParameters({ name: '1', [name]: '1' }, closed.shape)).toThrow(
      'Неизвестный параметр',
    );
  },
);
