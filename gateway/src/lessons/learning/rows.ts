// What the resolvers of learning are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No node, and yet its global id has the company in it. */
export type LearnerLessonRow = Schemas['LearnerLesson'] & InCompany;

export type LearnerLessonTextRow = Schemas['LearnerLessonText'] & InCompany;

export type LearnerContentRow = Schemas['LearnerContent'] & InCompany;

export type LearnerBlockRow = Schemas['LearnerBlock'] & InCompany;

export type LessonPreviewRow = Schemas['LessonPreview'] & InCompany;

/** Not a node either. */
export type LessonStudentRow = Schemas['LessonStudent'] & InCompany;
