import { expect, test } from 'vitest';
import { pinProblems } from './pinned-dependencies.ts';

test('accepts exact versions, one per package', () => {
  expect(
    pinProblems([
      { folder: 'api', dependencies: { zod: '4.6.7' } },
      { folder: 'web', devDependencies: { zod: '4.6.7', grid: '7.0.0-beta.61' } },
    ]),
  ).toEqual([]);
});

test.each(['^1.1.0', '~1.1.0', '1', '*', 'latest', 'npm:other@1.0.0', 'file:../other'])(
  'rejects %s',
  (version) => {
    expect(pinProblems([{ folder: 'api', dependencies: { one: version } }])).toEqual([
      `one is not pinned to an exact version: ${version} in api`,
    ]);
  },
);

test('rejects a second version', () => {
  expect(
    pinProblems([
      { folder: '.', devDependencies: { typescript: '7.0.2' } },
      { folder: 'gateway', devDependencies: { typescript: '5.9.3' } },
    ]),
  ).toEqual(['typescript has several versions: 7.0.2 in ., 5.9.3 in gateway']);
});
