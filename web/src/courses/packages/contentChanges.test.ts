// What is sent of a package's content: only what was changed.
import { expect, test } from 'vitest';
import { contentChanges, isSameContent, type Content } from './contentChanges.ts';

const at = { courseId: 'course', id: 'package' };
const was: Content = {
  lessons: ['1', '2'],
  lessonsToClose: [],
  homeworksToClose: ['3'],
  trialLessons: ['1'],
  zoomMeetingLessons: [],
  testsToClose: ['9'],
};

test('nothing is sent of what stays', () => {
  expect(isSameContent(was, { ...was, lessons: ['2', '1'] })).toBe(true);
  const { attaches, detaches, closes, opens, changesTrial, changesZoom } = contentChanges(
    at,
    was,
    was,
  );
  expect([attaches, detaches, closes, opens, changesTrial, changesZoom]).not.toContain(true);
});

test('of what is attached and closed the difference, of what is set the whole', () => {
  const now: Content = {
    ...was,
    lessons: ['2', '4'],
    homeworksToClose: [],
    testsToClose: ['9', '8'],
    trialLessons: ['1', '2'],
  };
  expect(isSameContent(was, now)).toBe(false);
  expect(contentChanges(at, was, now)).toMatchObject({
    attached: { ...at, lessonIds: ['4'] },
    detached: { ...at, lessonIds: ['1'] },
    closed: { ...at, lessonIds: [], testIds: ['8'], homeworkIds: [] },
    opened: { ...at, lessonIds: [], testIds: [], homeworkIds: ['3'] },
    trial: { ...at, lessonIds: ['1', '2'] },
    changesZoom: false,
  });
});
