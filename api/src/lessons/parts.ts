// Declares to courses the records of their lessons' parts, and the parts of lessons in archives.
import { declareLessonArchiveParts, declareLessonParts } from '../courses/index.ts';
import { blocksPart } from './archive/blocks-part.ts';
import { lessonsPart } from './archive/lessons-part.ts';
import { lessonBlockRecord } from './blocks/block-records.ts';
import { isGiven, webinarRecord } from './webinars/webinar-record.ts';

declareLessonParts({ block: lessonBlockRecord, webinar: webinarRecord, isGiven });
declareLessonArchiveParts(lessonsPart, blocksPart);
