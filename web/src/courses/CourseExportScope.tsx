// Which courses an export will bring, in words: how many, of which tab, under which conditions, in which order.
import { chakra, countOf, plural, Text } from '../ui/index.ts';
import type { CourseListAddress, CourseTab, SortColumn } from './courseListAddress.ts';

export interface ExportScope {
  address: CourseListAddress;
  /** The filter in words. */
  conditions: readonly string[];
  totalCount: number;
  selectedCount: number;
}

export function CourseExportScope({
  address: { tab, search, sort },
  conditions,
  totalCount,
  selectedCount,
}: ExportScope) {
  const all = search === '' ? conditions : [`Поиск: «${search}»`, ...conditions];
  if (totalCount === 0) {
    return <Text>Выгружать нечего: под эти условия не подходит ни один курс.</Text>;
  }
  return (
    <div>
      <Text>
        {plural(totalCount, ['Будет выгружен', 'Будут выгружены', 'Будут выгружены'])}{' '}
        {all.length === 0 && totalCount > 1 && 'все '}
        <strong>{countOf(totalCount, ['курс', 'курса', 'курсов'])}</strong> вкладки «{tabNames[tab]}
        »{all.length > 0 && ', по условиям:'}
      </Text>
      {all.length > 0 && (
        <Conditions>
          {all.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </Conditions>
      )}
      <Text tone="muted" size="sm" mt="1.5">
        Порядок:{' '}
        {sort === null
          ? 'сначала новые.'
          : `по ${sortWords[sort.column]}, по ${sort.descending ? 'убыванию' : 'возрастанию'}.`}
        {selectedCount > 0 && ' Выбранные строки не учитываются: в файле будет весь список.'}
      </Text>
    </div>
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

const Conditions = chakra('ul', {
  base: { mt: '1.5', pl: '5', '& > li': { listStyleType: 'disc', overflowWrap: 'anywhere' } },
});
