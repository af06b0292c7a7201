// The parts of a course that archives have, in the order in which they are written. What courses will consist of joins here.
import type { CoursePart } from '../part.ts';
import { customFieldsPart } from './custom-fields.ts';
import { dictionariesPart } from './dictionaries.ts';
import { blocksPart, lessonsPart } from '../../../lessons/index.ts';
import { imagesPart } from './images.ts';
import { linesPart, remarksPart } from './lines.ts';
import { packageLessonsPart } from './package-lessons.ts';
import { salesPart } from './sales.ts';

export const courseParts: readonly CoursePart[] = [
  imagesPart,
  dictionariesPart,
  customFieldsPart,
  linesPart,
  lessonsPart,
  blocksPart,
  salesPart,
  packageLessonsPart,
  remarksPart,
];
