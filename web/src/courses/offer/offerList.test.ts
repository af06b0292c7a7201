// The query variables of the offer's page for a URL.
import { expect, test } from 'vitest';
import { offerList, toVariables } from './offerList.ts';

const asked = (address: string) => toVariables(offerList.read(new URLSearchParams(address)));

test('does not refetch the list when a course is chosen', () => {
  expect(asked('chosen=B,A')).toEqual(asked('chosen=B'));
  expect(asked('chosen=B')).toMatchObject({ courseIds: [], hasChosen: false });
});

test('queries the courses of an offer, and does not refetch them when they are sorted', () => {
  expect(asked('tab=offer&chosen=B,A')).toEqual(asked('tab=offer&chosen=A,B'));
  expect(asked('tab=offer&chosen=B,A')).toMatchObject({ courseIds: ['A', 'B'], hasChosen: true });
});
