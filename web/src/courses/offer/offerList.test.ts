// The query variables of the offer's page for a URL.
import { expect, test } from 'vitest';
import { offerList, toVariables } from './offerList.ts';

const asked = (address: string) => toVariables(offerList.read(new URLSearchParams(address)));

test('a course that is chosen does not begin the list anew', () => {
  expect(asked('chosen=B,A')).toEqual(asked('chosen=B'));
  expect(asked('chosen=B')).toMatchObject({ courseIds: [], hasChosen: false });
});

test('an offer asks for its courses, and not again for their order', () => {
  expect(asked('tab=offer&chosen=B,A')).toEqual(asked('tab=offer&chosen=A,B'));
  expect(asked('tab=offer&chosen=B,A')).toMatchObject({ courseIds: ['A', 'B'], hasChosen: true });
});
