// Describes which courses an export contains.
import type { FieldColumn } from '../../kit/list/listAddress.ts';
import { orderWords, type ExportScopeProps } from '../../exports/lazy.ts';
import type { CourseListState, CourseSorting, CourseTab } from '../list/courseList.ts';

export interface CourseScope {
  state: CourseListState;
  /** Descriptions of the filter's conditions. */
  conditions: readonly string[];
  totalCount: number;
}

export const courseExportScope = ({
  state: { tab, search, sort },
  ...scope
}: CourseScope): ExportScopeProps => ({
  ...scope,
  forms: ['курс', 'курса', 'курсов'],
  part: `вкладки «${tabNames[tab]}»`,
  search,
  order: sort === null ? 'сначала новые' : orderWords(wordsOfSort(sort.column), sort.descending),
});

const tabNames: Record<CourseTab, string> = {
  active: 'Активные',
  drafts: 'Черновики',
  closed: 'Закрытые',
  deleted: 'Удалённые',
};

/** In the dative: «по цене». */
const wordsOfSort = (column: CourseSorting): string =>
  Object.hasOwn(sortWords, column) ? sortWords[column as OwnSorting] : 'полю компании';

type OwnSorting = Exclude<CourseSorting, FieldColumn>;

const sortWords: Record<OwnSorting, string> = {
  name: 'названию',
  status: 'статусу',
  students: 'числу учеников',
  price: 'цене',
  start: 'дате начала',
  end: 'дате окончания',
  created: 'дате создания',
};
