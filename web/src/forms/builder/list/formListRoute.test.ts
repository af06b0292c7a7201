// Tests the list of forms at a URL.
import { expect, it } from 'vitest';
import { formList, formListRoute } from './formListRoute.ts';

it('filters by the form types in the URL', () => {
  const at = (search: string) =>
    formListRoute.variables({ params: { company: 'demo' }, search: new URLSearchParams(search) });
  expect(at('').filter).toEqual({ type: null });
  const search = formList.write({ ...formList.read(new URLSearchParams()), type: ['self_bid'] });
  expect(search.toString()).toBe('type=self_bid');
  expect(at(search.toString()).filter).toEqual({ type: ['SELF_BID'] });
  expect(at('type=self_bid,no_such').filter).toEqual({ type: ['SELF_BID'] });
});
