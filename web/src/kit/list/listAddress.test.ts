import { expect, test } from 'vitest';
import { choice, day, flag, idAt, valueAt, values } from '../pages/addressParameters.ts';
import { listAddress } from './listAddress.ts';

const address = listAddress({
  sorting: { name: 'FULL_NAME', visit: 'LAST_VISIT_AT' },
  conditions: {
    role: values(),
    status: values(['ACTIVE', 'BLOCKED']),
    from: day,
    here: choice(['', 'yes', 'no']),
    own: flag,
  },
  views: { tab: choice(['all', 'drafts']) },
  looks: { view: choice(['table', 'CARDS']) },
});
const read = (text: string) => address.read(new URLSearchParams(text));

test('the default state has an empty address', () => {
  expect(address.write(read('')).toString()).toBe('');
  expect(address.isFiltered(read('sort=-visit'))).toBe(false);
});

test('reads the address and writes the same', () => {
  const text =
    'search=%D0%B0%D0%BD%D0%BD%D0%B0&view=cards&tab=drafts&role=a%2Cb&status=blocked&from=2026-09-01&here=no&own=1&sort=-visit';
  const state = read(text);
  expect(state).toEqual({
    search: 'анна',
    role: ['a', 'b'],
    status: ['BLOCKED'],
    from: '2026-09-01',
    here: 'no',
    own: true,
    tab: 'drafts',
    view: 'CARDS',
    sort: { column: 'visit', descending: true },
  });
  expect(address.write(state).toString()).toBe(text);
  expect(address.variables(state)).toEqual({
    search: 'анна',
    orderBy: { field: 'LAST_VISIT_AT', direction: 'DESC' },
  });
});

test('sorts by custom fields where a list has columns for them', () => {
  const users = listAddress({
    sorting: { name: 'FULL_NAME' },
    byField: (customField) => ({ field: 'CUSTOM_FIELD', customField }),
  });
  const sorted = users.read(new URLSearchParams('sort=-field_Q3VzdG9t'));
  expect(sorted.sort).toEqual({ column: 'field_Q3VzdG9t', descending: true });
  expect(users.write(sorted).toString()).toBe('sort=-field_Q3VzdG9t');
  expect(users.variables(sorted).orderBy).toEqual({
    field: 'CUSTOM_FIELD',
    customField: 'Q3VzdG9t',
    direction: 'DESC',
  });
  expect(read('sort=field_Q3VzdG9t').sort).toBeNull();
  expect(users.read(new URLSearchParams('sort=field_')).sort).toBeNull();
});

test('ignores unknown values', () => {
  expect(read('status=gone,&from=yesterday&here=perhaps&own=yes&tab=here&sort=password')).toEqual(
    read(''),
  );
});

test('clearing the filter keeps tab and sort', () => {
  const state = address.withoutFilter(read('search=x&role=a&tab=drafts&here=yes&sort=name'));
  expect(address.write(state).toString()).toBe('tab=drafts&sort=name');
  expect(address.isFiltered(state)).toBe(false);
});

test('sort and look do not change the set of rows; tab, search and conditions do', () => {
  const rows = (text: string) => address.rows(read(text));
  expect(rows('sort=name&view=cards')).toBe(rows(''));
  expect(new Set([rows(''), rows('search=x'), rows('tab=drafts'), rows('own=1')]).size).toBe(4);
});

test('reads a single parameter by name, and a record’s id from the path', () => {
  const tab = valueAt('tab', choice(['profile', 'LOG']));
  const tabIn = (text: string) => tab({ search: new URLSearchParams(text) });
  expect(['tab=log', 'tab=gone', ''].map(tabIn)).toEqual(['LOG', 'profile', 'profile']);
  const idIn = (text: string) => idAt('user_id')({ params: { user_id: text } });
  expect(['12', '0x12', '-1', '1234567890', ''].map(idIn)).toEqual([12, null, null, null, null]);
  expect(idAt('user_id')({ params: {} })).toBeNull();
});
