// Declares the records and archive parts of lessons to the courses domain.
import { declareLessonArchiveParts, declareLessonParts } from '../courses/index.ts';
import { blocksPart } from './archive/blocks-part.ts';
import { lessonsPart } from './archive/lessons-part.ts';
import { lessonBlockRecord } from './blocks/block-records.ts';
import { hasActiveWebinar, webinarRecord } from './webinars/webinar-record.ts';

declareLessonParts({ block: lessonBlockRecord, webinar: webinarRecord, isGiven: hasActiveWebinar });
declareLessonArchiveParts(lessonsPart, blocksPart);
