// Tests the access rules of packages by properties: no package takes away what another one gives.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeOpenContent, type PackageContent } from './access-rules.ts';

const course = { lessons: [1, 2, 3, 4, 5], homeworks: [4, 5] };
const some = fc.subarray(course.lessons);
const content: fc.Arbitrary<PackageContent> = fc.record({
  lessons: some,
  closedLessons: some,
  closedTests: fc.subarray([1, 2, 3]),
  closedHomeworks: fc.subarray(course.homeworks),
  zoomLessons: some,
});

const nothing: PackageContent = {
  lessons: [],
  closedLessons: [],
  closedTests: [],
  closedHomeworks: [],
  zoomLessons: [],
};

test('a package without listed lessons opens all that it does not exclude', () => {
  const opened = computeOpenContent(
    [{ ...nothing, closedLessons: [2], closedHomeworks: [4] }],
    course,
  );
  expect(opened).toEqual({
    lessons: [1, 3, 4, 5],
    homeworks: [5],
    zoomLessons: [],
    closedTests: [],
  });
});

test('a course without packages is open as a whole', () => {
  expect(computeOpenContent([], course)).toEqual({
    lessons: course.lessons,
    homeworks: course.homeworks,
    zoomLessons: course.lessons,
    closedTests: [],
  });
});

test('an additional package never closes what was open', () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), content, (had, added) => {
      const before = computeOpenContent(had, course);
      const after = computeOpenContent([...had, added], course);
      for (const kind of ['lessons', 'homeworks', 'zoomLessons'] as const) {
        expect(after[kind]).toEqual(expect.arrayContaining(before[kind]));
      }
      expect(before.closedTests).toEqual(expect.arrayContaining(after.closedTests));
    }),
  );
});

test('several packages open exactly what each of them opens', () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (packages) => {
      const each = packages.map((one) => computeOpenContent([one], course));
      const together = computeOpenContent(packages, course);
      for (const kind of ['lessons', 'homeworks', 'zoomLessons'] as const) {
        expect(new Set(together[kind])).toEqual(new Set(each.flatMap((one) => one[kind])));
      }
    }),
  );
});
