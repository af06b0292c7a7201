// The parts of a course that archives have, in the order in which they are written. What courses will consist of joins here.
import type { CoursePart } from '../part.ts';
import { customFieldsPart } from './custom-fields.ts';
import { dictionariesPart } from './dictionaries.ts';
import { imagesPart } from './images.ts';
import { linesPart, remarksPart } from './lines.ts';
import { packageLessonsPart } from './package-lessons.ts';
import { salesPart } from './sales.ts';

const lessonParts: CoursePart[] = [];

/** Adds the parts of lessons, which packages and remarks refer to. */
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
