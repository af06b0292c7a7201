// The fields that the course list queries for the shown columns.
import { expect, it } from 'vitest';
import { shownHiddenColumns } from '../../kit/list/columnVariables.ts';
import { hiddenVariables } from './hiddenColumnKinds.ts';
import { hiddenColumns } from './hiddenColumns.ts';

const nothing = { details: false, texts: false, parts: false };
const at = (search = '') => ({
  params: { company: 'school' },
  search: new URLSearchParams(search),
});

it('queries no further fields while no hidden column is shown', () => {
  expect(hiddenVariables(shownHiddenColumns('courses', at()))).toEqual(nothing);
  localStorage.setItem(
    'kafedra.table.courses',
    '{"columns":{"price":false,"folder":true,"goal":false}}',
  );
  expect(hiddenVariables(shownHiddenColumns('courses', at()))).toEqual(nothing);
});

it('queries the kinds of the shown columns, also of a saved view', () => {
  localStorage.setItem('kafedra.table.courses', '{"columns":{"oldPrice":true}}');
  expect(hiddenVariables(shownHiddenColumns('courses', at()))).toEqual({
    ...nothing,
    details: true,
  });
  const columns = { columns: { goal: true, places: true } };
  const view = { databaseId: 7, list: 'courses', name: 'Цели', address: '', columns };
  localStorage.setItem('school_views', JSON.stringify({ defaults: {}, views: [view] }));
  expect(hiddenVariables(shownHiddenColumns('courses', at('saved=7')))).toEqual({
    ...nothing,
    texts: true,
    parts: true,
  });
});

it('knows the kind of every hidden column', () => {
  expect(Object.values(hiddenColumns()).every(({ hiddenAtFirst }) => hiddenAtFirst)).toBe(true);
  expect(hiddenVariables(Object.keys(hiddenColumns()))).toEqual({
    details: true,
    texts: true,
    parts: true,
  });
});
