// Parent types of the films' resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** With the course, which the path of the transcript contains. */
export type LessonVideoRow = Schemas['LessonVideo'] & InCompany & { course_id: number };
