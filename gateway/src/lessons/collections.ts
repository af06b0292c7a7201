// The REST collections of lessons and of the layers of courses.
import { courses } from '../courses/index.ts';
import {
  collectionBelow,
  nestedCollection,
  companyCollection,
} from '../kit/records/collections.ts';

/** Lessons of all courses; the documented contract only has those of one. */
export const lessons = companyCollection('Lesson', 'lessons');
export const layers = companyCollection('BlockLayer', 'block_layers');
export const lessonBlocks = companyCollection('LessonBlock', 'lesson_blocks');

export const lessonsBelow = collectionBelow(courses, 'Lesson', 'lessons', 'course_id');
export const layersBelow = collectionBelow(courses, 'BlockLayer', 'block_layers', 'course_id');

export const blocksWithin = nestedCollection(
  courses,
  lessonsBelow,
  'LessonBlock',
  'lesson_blocks',
  'lesson_id',
);
