// A body says of each of its objects what becomes of fields that it does not name.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { refuseUnknownParameters, requireClosed } from './strict-input.ts';

const open = z.object({ name: z.string() });
const closed = z.strictObject({ name: z.string() });

test.for([
  ['itself', open, ' of its body:'],
  ['in a field', z.strictObject({ inner: open.optional() }), ' of its body.inner:'],
  ['in a list', z.strictObject({ list: z.array(open).max(3) }), ' of its body.list:'],
  ['in one of several', z.strictObject({ one: z.union([z.string(), open]) }), ' body.one'],
  ['before it is turned', open.transform(({ name }) => name), ' of its body:'],
] as const)('one that is open %s keeps the program from starting', ([, body, where]) => {
  expect(() => requireClosed('POST /things', body)).toThrow(where);
});

test.for([
  closed,
  closed.partial().refine(() => true),
  z.strictObject({ rows: z.array(z.looseObject({})) }),
  z.strictObject({ any: z.record(z.string(), z.unknown()) }),
])('one that says so is taken', (body) => {
  expect(() => requireClosed('POST /things', body)).not.toThrow('strictObject');
});

test.for(['nope', 'nope[]', 'nope[0]', 'toString', 'name[a]'])(
  'a parameter that the route does not have is refused: %s',
  (name) => {
    expect(() => refuseUnknownParameters({ name: '1', [name]: '1' }, closed.shape)).toThrow(
      'Неизвестный параметр',
    );
  },
);
