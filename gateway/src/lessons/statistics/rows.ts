// What the resolvers of statistics are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No nodes, and yet their global ids have the company in them. */
export type LessonStatisticsRow = Schemas['LessonStatistics'] & InCompany;
export type StuckStudentRow = Schemas['StuckStudent'] & InCompany;

export type LessonActivityRow = Omit<Schemas['LessonActivity'], 'numbers'> & {
  numbers: LessonStatisticsRow;
};
