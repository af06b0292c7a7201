// Declares which tables of lessons are copied with their course or by themselves, and which are not. A test fails for a
// table of lessons that is in no list.
import type { PgTable } from 'drizzle-orm/pg-core';
import * as sold from '../../courses/packages/package-tables.ts';
import { childRows, type CopiedRows } from '../../kit/database/copy-rows.ts';
import { isOutOfTrash } from '../../kit/resource/trash.ts';
import * as blocks from '../blocks/block-tables.ts';
import * as films from '../films/film-tables.ts';
import * as comments from '../comments/comment-tables.ts';
import * as homework from '../homework/homework-tables.ts';
import * as learning from '../learning/learning-tables.ts';
import { lessonMarks } from '../journal/journal-tables.ts';
import { notifications } from '../../people/notifications/notification-tables.ts';
import { orderLessons } from '../../orders/lessons/lesson-tables.ts';
import { lessonWebinars } from '../webinars/webinar-tables.ts';
import { lessonAdminUsers, lessonFiles, lessons } from '../tables.ts';

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

const ofPackages = 'packages belong to the course of the original';

/** Tables that are never copied, with the reason. */
export const uncopiedOfLessons: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [lessonFiles, 'triggers find them in the texts of the copy'],
  [blocks.lessonBlockFiles, 'triggers find them in the texts of the copy'],
  [films.films, 'the first player reports it again'],
  [films.filmWatches, 'learners of the original watched it'],
  [films.filmSessions, 'learners of the original watched it'],
  [films.filmTranscripts, 'a copy is transcribed anew'],
  [films.filmMoments, 'learners of the original watched it'],
  [comments.lessonComments, 'they are about the original'],
  [comments.lessonLikes, 'the likes are for the original'],
  [homework.homeworkWorks, 'they were submitted for the original'],
  [homework.lessonHomeworkUsers, 'they are learners of the original'],
  [learning.lessonProgress, 'it belongs to learners of the original'],
  [learning.lessonOpenings, 'it was opened to learners of the original'],
  [learning.lessonDoneBlocks, 'learners of the original completed them'],
  [lessonMarks, 'learners of the original attended'],
  [notifications, 'they are about the original'],
  [orderLessons, 'the original was ordered'],
  [learning.lessonNotes, 'notes are private to their author'],
  [lessonWebinars, 'triggers create those of the copied lessons, which take place at another time'],
]);

/** Tables that are not copied with a separately copied lesson, with the reason. */
export const uncopiedWithLessons: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  ...uncopiedOfLessons,
  [sold.coursePackageLessons, ofPackages],
  [sold.coursePackageTrialLessons, ofPackages],
  [sold.coursePackageZoomLessons, ofPackages],
  [sold.coursePackageClosedLessons, ofPackages],
  [sold.coursePackageClosedHomeworks, ofPackages],
]);
