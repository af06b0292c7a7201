// Tests which tests `npm test -- --changed` selects.
import { expect, test } from 'vitest';
import { testsAffectedBy } from './affected-tests.ts';

test('a change of a room selects its tests in all programs and those of its importers', () => {
  const { node = [], journeys = [] } = testsAffectedBy(['common/src/prices/offer.ts']) ?? {};
  expect(node).toContain('common/src/prices/offer.test.ts');
  expect(node.some((file) => file.startsWith('web/src/'))).toBe(true);
  expect(node).not.toContain('api/src/lessons/journal/journal.test.ts');
  expect(journeys).toEqual([]);
});

test('selects the screens and journeys of the changed domain only', () => {
  const { node, journeys } = testsAffectedBy(['web/src/orders/board/OrderBoardColumn.tsx']) ?? {};
  expect(journeys).toEqual(
    expect.arrayContaining([
      'tests/journeys/orders/board.spec.ts',
      'tests/journeys/screens/orders.spec.ts',
    ]),
  );
  expect(journeys).not.toContain('tests/journeys/courses/courses.spec.ts');
  expect(node).toEqual(expect.arrayContaining(['api/src/orders/board/board.test.ts']));
});

test('selects the isolation of the changed domain and room', () => {
  const { node } = testsAffectedBy(['api/src/lessons/homework/works.ts']) ?? {};
  expect(node).toEqual(
    expect.arrayContaining([
      'tests/isolation/domains/lessons/lessons.test.ts',
      'tests/isolation/domains/lessons/homework.test.ts',
    ]),
  );
});

test.each(['api/src/people/groups/groups.ts', 'gateway/src/people/groups/resolvers.ts'])(
  'selects the tests that all routes and fields are declared for %s',
  (file) => {
    expect(testsAffectedBy([file])?.node).toContain('tests/isolation/registry.test.ts');
  },
);

test('selects a changed test, and nothing for changed documentation', () => {
  const file = 'tests/journeys/orders/board.spec.ts';
  expect(testsAffectedBy([file, 'docs/operating.md'])).toEqual({
    node: [],
    journeys: [file],
    sources: [file],
  });
});

test.each(['api/src/kit/list.ts', 'api/src/app.ts', 'tests/kit/servers.ts', 'package.json'])(
  'a change of %s reaches everything',
  (file) => {
    expect(testsAffectedBy([file])).toBeUndefined();
  },
);
