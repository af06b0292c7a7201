// Which courses an export will bring, in words.
import { ExportScope, orderWords } from '../exports/ExportScope.tsx';
import type { CourseListAddress, CourseTab, SortColumn } from './courseListAddress.ts';

export interface CourseScope {
  address: CourseListAddress;
  /** The filter in words. */
  conditions: readonly string[];
  totalCount: number;
  selectedCount: number;
}

export function CourseExportScope({ address: { tab, search, sort }, ...scope }: CourseScope) {
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
const sortWords: Record<SortColumn, string> = {
  name: 'названию',
  status: 'статусу',
  students: 'числу учеников',
  price: 'цене',
  start: 'дате начала',
  end: 'дате окончания',
  created: 'дате создания',
};
