// Which courses an export will bring, in words.
import { ExportScope, orderWords } from '../exports/lazy.ts';
import type { CourseListState, CourseSorting, CourseTab } from './courseList.ts';

export interface CourseScope {
  state: CourseListState;
  /** The filter in words. */
  conditions: readonly string[];
  totalCount: number;
  selectedCount: number;
}

export function CourseExportScope({ state: { tab, search, sort }, ...scope }: CourseScope) {
  return (
    <ExportScope
      {...scope}
      forms={['курс', 'курса', 'курсов']}
      part={`вкладки «${tabNames[tab]}»`}
      search={search}
      order={sort === null ? 'сначала новые' : orderWords(sortWords[sort.column], sort.descending)}
    />
  );
}

const tabNames: Record<CourseTab, string> = {
  active: 'Активные',
  drafts: 'Черновики',
  closed: 'Закрытые',
};

/** In the dative: «по цене». */
const sortWords: Record<CourseSorting, string> = {
  name: 'названию',
  status: 'статусу',
  students: 'числу учеников',
  price: 'цене',
  start: 'дате начала',
  end: 'дате окончания',
  created: 'дате создания',
};
