// Tests which tests `npm test -- <word>` selects.
import { expect, test } from 'vitest';
import { selectTests, matchesFile } from './selected-tests.ts';

test.each([
  ['api/src/people/people.test.ts', 'people', true],
  ['api/src/people/groups/groups.test.ts', 'people', true],
  ['api/src/people/groups/groups.test.ts', 'groups', true],
  ['web/src/people/users/UserExportModal.test.tsx', 'users', true],
  ['tests/isolation/domains/people/people.test.ts', 'people', true],
  ['tests/journeys/people-reach.spec.ts', 'people', true],
  ['tests/journeys/people/reach.spec.ts', 'people', true],
  ['web/src/courses/courseCounts.test.ts', 'courseCounts', true],
  ['web/src/courses/courseCounts.test.ts', 'course', true],
  ['tests/journeys/peoples.spec.ts', 'people', false],
  ['api/src/courses/courses.test.ts', 'course', false],
  ['tests/faults/faults.test.ts', 'tests', false],
  ['api/src/tests/questions.test.ts', 'tests', true],
])('%s concerns %s: %s', (file, word, expected) => {
  expect(matchesFile(file, word)).toBe(expected);
});

test('selects a domain in all programs, including its parts of suites', () => {
  const { node } = selectTests(['people']);
  const folders = new Set(node.map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...folders]).toEqual(
    expect.arrayContaining(['api/src', 'gateway/src', 'web/src', 'tests/contract']),
  );
  expect(node.filter((file) => file.includes('node_modules'))).toEqual([]);
  expect(node).not.toContain('api/src/courses/courses.test.ts');
});

test('selects the tests that a domain is declared with those of its isolation', () => {
  const { node } = selectTests(['people']);
  expect(node).toEqual(
    expect.arrayContaining([
      'tests/isolation/domains/people/people.test.ts',
      'tests/isolation/menu.test.ts',
      'tests/isolation/registry.test.ts',
    ]),
  );
  expect(selectTests(['faults']).node).not.toContain('tests/isolation/menu.test.ts');
});

test('selects the files that match any of several words', () => {
  const { node } = selectTests(['people', 'courses']);
  expect(node).toEqual(expect.arrayContaining(selectTests(['courses']).node));
  expect(new Set(node).size).toBe(node.length);
});

test('throws for a word without a match', () => {
  expect(() => selectTests(['people', 'peple', 'xyz'])).toThrow('peple, xyz');
});
