// What the resolvers of statistics are given, where that is not the REST record of the type's name.
import type { components } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No nodes, and yet their global ids have the company in them. */
export type LessonStatisticsRow = components['schemas']['LessonStatistics'] & InCompany;
export type StuckStudentRow = components['schemas']['StuckStudent'] & InCompany;

export type LessonActivityRow = Omit<components['schemas']['LessonActivity'], 'numbers'> & {
  numbers: LessonStatisticsRow;
};
