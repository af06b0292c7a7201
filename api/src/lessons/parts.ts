// Tells courses how what their lessons consist of travels.
import { declareLessonParts } from '../courses/index.ts';
import { lessonBlockRecord } from './blocks/block-records.ts';
import { isGiven, webinarRecord } from './webinars/webinar-record.ts';

declareLessonParts({ block: lessonBlockRecord, webinar: webinarRecord, isGiven });
