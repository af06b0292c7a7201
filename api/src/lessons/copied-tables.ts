// Declares which tables of lessons are copied with their course or by themselves, and which are not. A test fails for a
// table of lessons that is in no list.
import type { PgTable } from 'drizzle-orm/pg-core';
import * as sold from '../courses/packages/package-tables.ts';
import { childRows, type CopiedRows } from '../kit/database/copy-rows.ts';
import { isOutOfTrash } from '../kit/resource/trash.ts';
import * as blocks from './blocks/block-tables.ts';
import * as films from './films/film-tables.ts';
import * as comments from './comments/comment-tables.ts';
import * as homework from './homework/homework-tables.ts';
import * as learning from './learning/learning-tables.ts';
import { lessonMarks } from './journal/journal-tables.ts';
import { notifications } from '../people/notifications/notification-tables.ts';
import { orderLessons } from '../orders/lessons/lesson-tables.ts';
import { lessonWebinars } from './webinars/webinar-tables.ts';
import { lessonAdminUsers, lessonFiles, lessons } from './tables.ts';

const manage = 'lessons_manage_access_and_other_settings';

/** The lessons themselves. */
export const copiedLessons: CopiedRows = {
  ...childRows(lessons, 'id'),
  guarded: { teacher_id: manage },
};

/** In order of their references: referenced tables come first. */
export const copiedWithLessons: readonly CopiedRows[] = [
  { ...childRows(lessonAdminUsers, 'lesson_id'), needs: manage },
  // A separately copied lesson is not attached to layers of its old course.
  {
    ...childRows(blocks.lessonBlocks, 'lesson_id'),
    where: isOutOfTrash,
    optionalReferences: ['layer_id'],
  },
  childRows(blocks.lessonBlockMedia, 'block_id'),
  childRows(blocks.lessonCloseBlocks, 'block_id'),
];

const ofPackages = 'what is sold of the original’s course is not what is sold of the other';

/** Tables that are never copied, with the reason. */
export const leftOfLessons: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [lessonFiles, 'triggers find them in the texts of the copy'],
  [blocks.lessonBlockFiles, 'triggers find them in the texts of the copy'],
  [films.films, 'the first player tells it again'],
  [films.filmWatches, 'learners of the original watched it'],
  [films.filmSessions, 'learners of the original watched it'],
  [films.filmTranscripts, 'what is said in a copy is asked anew'],
  [films.filmMoments, 'learners of the original watched it'],
  [comments.lessonComments, 'they were said of the original'],
  [comments.lessonLikes, 'it was the original that they liked'],
  [homework.homeworkWorks, 'they were handed in for the original'],
  [homework.lessonHomeworkUsers, 'they learn in the original'],
  [learning.lessonProgress, 'it is that of learners of the original'],
  [learning.lessonOpenings, 'it was opened to learners of the original'],
  [learning.lessonDoneBlocks, 'learners of the original did them'],
  [lessonMarks, 'learners of the original were there'],
  [notifications, 'they tell of the original'],
  [orderLessons, 'it is the original that was ordered'],
  [learning.lessonNotes, 'everybody’s notes are theirs'],
  [lessonWebinars, 'triggers make those of the copied lessons, which are given at another time'],
]);

/** Tables that are not copied with a separately copied lesson, with the reason. */
export const leftWithLessons: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  ...leftOfLessons,
  [sold.coursePackageLessons, ofPackages],
  [sold.coursePackageTrialLessons, ofPackages],
  [sold.coursePackageZoomLessons, ofPackages],
  [sold.coursePackageClosedLessons, ofPackages],
  [sold.coursePackageClosedHomeworks, ofPackages],
]);
