// Which rows an export will bring, in words: how many, under which conditions, in which order.
import { chakra, countOf, plural, Text } from '../ui/index.ts';

export interface ExportScopeProps {
  /** `['курс', 'курса', 'курсов']`; masculine. */
  forms: readonly [string, string, string];
  /** Which part of the list, in the genitive: «вкладки «Активные»». */
  part?: string;
  search: string;
  /** The filter in words. */
  conditions: readonly string[];
  /** «сначала новые», «по цене, по убыванию». */
  order: string;
  totalCount: number;
  selectedCount: number;
}

export function ExportScope({
  forms,
  part,
  search,
  conditions,
  order,
  totalCount,
  selectedCount,
}: ExportScopeProps) {
  const all = search === '' ? conditions : [`Поиск: «${search}»`, ...conditions];
  if (totalCount === 0) {
    return <Text>Выгружать нечего: под эти условия не подходит ни один {forms[0]}.</Text>;
  }
  return (
    <div>
      <Text>
        {plural(totalCount, ['Будет выгружен', 'Будут выгружены', 'Будут выгружены'])}{' '}
        {all.length === 0 && totalCount > 1 && 'все '}
        <strong>{countOf(totalCount, forms)}</strong>
        {part && ` ${part}`}
        {all.length > 0 && ', по условиям:'}
      </Text>
      {all.length > 0 && (
        <Conditions>
          {all.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </Conditions>
      )}
      <Text tone="muted" size="sm" mt="1.5">
        Порядок: {order}.
        {selectedCount > 0 && ' Выбранные строки не учитываются: в файле будет весь список.'}
      </Text>
    </div>
  );
}

/** `по цене, по убыванию`; `column` is in the dative. */
export function orderWords(column: string, isDescending: boolean): string {
  return `по ${column}, по ${isDescending ? 'убыванию' : 'возрастанию'}`;
}

const Conditions = chakra('ul', {
  base: { mt: '1.5', pl: '5', '& > li': { listStyleType: 'disc', overflowWrap: 'anywhere' } },
});
