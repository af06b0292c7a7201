// The requests that save a package's content contain only changes.
import { expect, test } from 'vitest';
import {
  contentChanges,
  contentRequests,
  isSameContent,
  rebased,
  type Content,
} from './contentChanges.ts';

const at = { courseId: 'course', branchId: 'branch', id: 'package' };
const was: Content = {
  lessons: ['1', '2'],
  lessonsToClose: [],
  homeworksToClose: ['3'],
  trialLessons: ['1'],
  zoomMeetingLessons: [],
  testsToClose: ['9'],
};

test('sends nothing for unchanged content', () => {
  expect(isSameContent(was, { ...was, lessons: ['2', '1'] })).toBe(true);
  const { attaches, detaches, closes, opens, changesTrial, changesZoom } = contentChanges(
    at,
    was,
    was,
  );
  expect([attaches, detaches, closes, opens, changesTrial, changesZoom]).not.toContain(true);
});

test('sends differences of attached and closed items, and whole lists of the others', () => {
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

test('sends whole lists in separate requests before the rest', () => {
  const now: Content = {
    ...was,
    lessons: ['1'],
    trialLessons: ['1', '2'],
    zoomMeetingLessons: ['2'],
  };
  const sent = contentRequests(at, was, now).map(({ changesTrial, changesZoom, detaches }) => [
    changesTrial,
    changesZoom,
    detaches,
  ]);
  expect(sent).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
  expect(contentRequests(at, was, { ...was, lessons: ['1'] })).toHaveLength(1);
});

test('rebases the user’s changes on changes of others', () => {
  const now: Content = { ...was, trialLessons: ['2'], testsToClose: ['9', '8'] };
  const theirs: Content = { ...was, lessons: ['2'], trialLessons: ['1', '3'], testsToClose: ['8'] };
  expect(rebased(was, now, theirs)).toEqual({
    ...theirs,
    trialLessons: ['3', '2'],
  });
});
