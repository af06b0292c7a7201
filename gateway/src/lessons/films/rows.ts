// What the resolvers of films are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** What is said in it has an address below its course. */
export type LessonVideoRow = Schemas['LessonVideo'] & InCompany & { course_id: number };
