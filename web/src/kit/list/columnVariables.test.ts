import { expect, test } from 'vitest';
import { fieldVariables } from './columnVariables.ts';
import { cacheDefaultViews } from './views/cachedViews.ts';
import { setFieldColumns, fieldColumnIds } from './views/viewTable.ts';

const at = (company: string, search = '') => ({
  params: { company },
  search: new URLSearchParams(search),
});
const users = (code: string) => ({ code, list: 'users' });

test('stores custom-field columns per list and company', () => {
  setFieldColumns(users('school'), null, ['one', 'two']);
  expect(fieldColumnIds(users('school'), null)).toEqual(['one', 'two']);
  expect(fieldColumnIds(users('other'), null)).toEqual([]);
  expect(fieldVariables('courses', at('school'), null)).toEqual({ fields: [], hasFields: false });
  setFieldColumns(users('school'), null, []);
  expect(localStorage.getItem('users_school_field_columns')).toBeNull();
});

test('always includes the field that sorts the list', () => {
  setFieldColumns(users('school'), null, ['one']);
  const sortedBy = (id: string) =>
    fieldVariables('users', at('school'), { column: `field_${id}`, descending: false }).fields;
  expect(sortedBy('two')).toEqual(['one', 'two']);
  expect(sortedBy('one')).toEqual(['one']);
  setFieldColumns(users('school'), null, []);
});

test('keeps unsaved columns of a saved view in that view', () => {
  const view = { databaseId: 7, list: 'users', name: 'Классы', address: '', columns: {} };
  const saved = { ...view, columns: { fields: ['class'] } };
  cacheDefaultViews('school', [saved]);
  setFieldColumns(users('school'), null, ['one']);
  const fields = () => fieldVariables('users', at('school', 'saved=7'), null).fields;
  expect(fields()).toEqual(['class']);
  setFieldColumns(users('school'), saved, ['class', 'town']);
  expect(fields()).toEqual(['class', 'town']);
  expect(fieldVariables('users', at('school'), null).fields).toEqual(['one']);
  setFieldColumns(users('school'), saved, null);
  expect(fields()).toEqual(['class']);
  expect(localStorage.getItem('view_7_field_columns')).toBeNull();
  setFieldColumns(users('school'), null, []);
  cacheDefaultViews('school', null);
});
