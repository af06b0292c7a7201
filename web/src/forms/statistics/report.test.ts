// Tests that the reports of a visit add up, whenever the page is closed.
import { expect, it } from 'vitest';
import { reportOf } from './report.ts';

it('reports a view once, and nothing without changes', () => {
  const visit = { begun: false, at: null };
  expect(reportOf(null, visit)).toEqual({
    seen: true,
    begun: false,
    leftAt: null,
    noLongerAt: null,
  });
  expect(reportOf(visit, visit)).toBeNull();
});

it('withdraws the last field when the visitor continues', () => {
  const first = { begun: true, at: 'name' };
  expect(reportOf(null, first)).toEqual({
    seen: true,
    begun: true,
    leftAt: 'name',
    noLongerAt: null,
  });
  expect(reportOf(first, { begun: true, at: '7' })).toEqual({
    seen: false,
    begun: false,
    leftAt: '7',
    noLongerAt: 'name',
  });
});

it('has no last field after submission', () => {
  expect(reportOf({ begun: true, at: '7' }, { begun: true, at: null })).toEqual({
    seen: false,
    begun: false,
    leftAt: null,
    noLongerAt: '7',
  });
});
