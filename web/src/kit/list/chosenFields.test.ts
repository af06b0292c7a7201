import { expect, test } from 'vitest';
import { fieldVariables } from './chosenFields.ts';
import { keepDefaults } from './views/kept.ts';
import { chooseFields, fieldsIn } from './views/looks.ts';

const at = (company: string, search = '') => ({
  params: { company },
  search: new URLSearchParams(search),
});
const users = (code: string) => ({ code, list: 'users' });

test('stores custom-field columns per list and company', () => {
  chooseFields(users('school'), null, ['one', 'two']);
  expect(fieldsIn(users('school'), null)).toEqual(['one', 'two']);
  expect(fieldsIn(users('other'), null)).toEqual([]);
  expect(fieldVariables('courses', at('school'), null)).toEqual({ fields: [], hasFields: false });
  chooseFields(users('school'), null, []);
  expect(localStorage.getItem('users_school_field_columns')).toBeNull();
});

test('always includes the field that sorts the list', () => {
  chooseFields(users('school'), null, ['one']);
  const sortedBy = (id: string) =>
    fieldVariables('users', at('school'), { column: `field_${id}`, descending: false }).fields;
  expect(sortedBy('two')).toEqual(['one', 'two']);
  expect(sortedBy('one')).toEqual(['one']);
  chooseFields(users('school'), null, []);
});

test('keeps unsaved columns of a saved view in that view', () => {
  const view = { databaseId: 7, list: 'users', name: 'Классы', address: '', columns: {} };
  const saved = { ...view, columns: { fields: ['class'] } };
  keepDefaults('school', [saved]);
  chooseFields(users('school'), null, ['one']);
  const fields = () => fieldVariables('users', at('school', 'saved=7'), null).fields;
  expect(fields()).toEqual(['class']);
  chooseFields(users('school'), saved, ['class', 'town']);
  expect(fields()).toEqual(['class', 'town']);
  expect(fieldVariables('users', at('school'), null).fields).toEqual(['one']);
  chooseFields(users('school'), saved, null);
  expect(fields()).toEqual(['class']);
  expect(localStorage.getItem('view_7_field_columns')).toBeNull();
  chooseFields(users('school'), null, []);
  keepDefaults('school', null);
});
