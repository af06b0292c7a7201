// Conditions on custom fields: written to the address and read back.
import { expect, it } from 'vitest';
import { fieldConditions, fieldConditionsInput, noCondition } from './fieldConditions.ts';

const conditions = [
  { ...noCondition('Q3VzdG9tRmllbGQ6MToy'), contains: 'Нижний; 100%, но:так' },
  { ...noCondition('list'), variables: [7, 8] },
  { ...noCondition('day'), from: '2026-01-31', to: '2026-12-31' },
  { ...noCondition('number'), from: '-5' },
];

it('conditions are written to the address and read back', () => {
  const address = new URLSearchParams({ fields: fieldConditions.write(conditions) }).toString();
  expect(fieldConditions.read(new URLSearchParams(address).get('fields') ?? '')).toEqual(
    conditions,
  );
  expect(fieldConditions.write([noCondition('empty')])).toBe('');
});

it('reads only valid conditions from an arbitrary address', () => {
  for (const address of [
    '',
    ';;',
    'x',
    'x:is:1',
    'x:any:',
    'x:any:seven',
    'x:from:soon',
    ':any:1',
  ]) {
    expect(fieldConditions.read(address)).toEqual([]);
  }
});

it('sends conditions to the server without empty ones', () => {
  expect(fieldConditionsInput([noCondition('empty')])).toBeNull();
  expect(fieldConditionsInput(conditions)?.[1]).toEqual({
    field: 'list',
    contains: null,
    variables: [7, 8],
    from: null,
    to: null,
  });
});
