import { expect, test } from 'vitest';
import { choice, day, listAddress, values } from './listAddress.ts';

const address = listAddress({
  columns: { name: 'FULL_NAME', visit: 'LAST_VISIT_AT' },
  conditions: {
    role: values(),
    status: values(['active', 'blocked']),
    from: day,
    here: choice(['', 'yes', 'no']),
  },
});
const read = (text: string) => address.read(new URLSearchParams(text));

test('a list that nobody narrowed has an empty address', () => {
  expect(address.write(read('')).toString()).toBe('');
  expect(address.isFiltered(read('sort=-visit'))).toBe(false);
});

test('what stands in the address is read, and written as it was', () => {
  const text =
    'search=%D0%B0%D0%BD%D0%BD%D0%B0&role=a%2Cb&status=blocked&from=2026-09-01&here=no&sort=-visit';
  const state = read(text);
  expect(state).toEqual({
    search: 'анна',
    role: ['a', 'b'],
    status: ['blocked'],
    from: '2026-09-01',
    here: 'no',
    sort: { column: 'visit', descending: true },
  });
  expect(address.write(state).toString()).toBe(text);
  expect(address.orderBy(state)).toEqual({ field: 'LAST_VISIT_AT', direction: 'DESC' });
});

test('unknown values are as good as none', () => {
  expect(read('status=gone&from=yesterday&here=perhaps&sort=password')).toEqual(read(''));
});

test('without the filter the order stays', () => {
  const state = address.withoutFilter(read('search=x&role=a&here=yes&sort=name'));
  expect(address.write(state).toString()).toBe('sort=name');
});
