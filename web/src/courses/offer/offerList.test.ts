// The query variables of the offer's page for a URL.
import { expect, test } from 'vitest';
import { offerList, toVariables } from './offerList.ts';

const variablesOf = (address: string) => toVariables(offerList.read(new URLSearchParams(address)));

test('does not refetch the list when a course is chosen', () => {
  expect(variablesOf('chosen=B,A')).toEqual(variablesOf('chosen=B'));
  expect(variablesOf('chosen=B')).toMatchObject({ courseIds: [], hasChosen: false });
});

test('queries the courses of an offer, and does not refetch them when they are sorted', () => {
  expect(variablesOf('tab=offer&chosen=B,A')).toEqual(variablesOf('tab=offer&chosen=A,B'));
  expect(variablesOf('tab=offer&chosen=B,A')).toMatchObject({
    courseIds: ['A', 'B'],
    hasChosen: true,
  });
});
