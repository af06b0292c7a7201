// Parent types of the statistics' resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Not nodes, but their global ids contain the company. */
export type LessonStatisticsRow = Schemas['LessonStatistics'] & InCompany;
export type StuckStudentRow = Schemas['StuckStudent'] & InCompany;

export type LessonActivityRow = Omit<Schemas['LessonActivity'], 'numbers'> & {
  numbers: LessonStatisticsRow;
};
