import { expect, test } from 'vitest';
import { chooseFields, chosenFields, fieldVariables } from './chosenFields.ts';

test('columns of fields are kept for each list of each company', () => {
  chooseFields('users', 'school', ['one', 'two']);
  expect(chosenFields('users', 'school')).toEqual(['one', 'two']);
  expect(chosenFields('users', 'other')).toEqual([]);
  expect(fieldVariables('courses', 'school', null)).toEqual({ fields: [], hasFields: false });
  chooseFields('users', 'school', []);
  expect(localStorage.getItem('users_school_field_columns')).toBeNull();
});

test('the field that a list is sorted by is there, chosen or not', () => {
  chooseFields('users', 'school', ['one']);
  const sortedBy = (id: string) =>
    fieldVariables('users', 'school', { column: `field_${id}`, descending: false }).fields;
  expect(sortedBy('two')).toEqual(['one', 'two']);
  expect(sortedBy('one')).toEqual(['one']);
  chooseFields('users', 'school', []);
});
