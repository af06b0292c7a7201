// The parts of course archives in the order in which they are written. A new part of courses is added here.
import type { CoursePart } from '../course-part.ts';
import { customFieldsPart } from './custom-fields.ts';
import { dictionariesPart } from './dictionaries.ts';
import { imagesPart } from './images.ts';
import { linesPart, remarksPart } from './bullet-points-and-remarks.ts';
import { packageLessonsPart } from './package-lessons.ts';
import { salesPart } from './branches-and-packages.ts';

const lessonParts: CoursePart[] = [];

/** Adds the parts of lessons, which packages and remarks reference. */
export const declareLessonArchiveParts = (...parts: readonly CoursePart[]): void =>
  void lessonParts.push(...parts);

export const courseParts = (): readonly CoursePart[] => [
  imagesPart,
  dictionariesPart,
  customFieldsPart,
  linesPart,
  ...lessonParts,
  salesPart,
  packageLessonsPart,
  remarksPart,
];
