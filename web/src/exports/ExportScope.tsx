// Describes the rows of an export in words: number, filter and sort order.
import type { Nouns } from '../kit/relay/outcome.ts';
import { chakra, countOf, plural, Text } from '../ui/index.ts';

export interface ExportScopeProps {
  nouns: Nouns;
  /** The part of the list in the genitive: «вкладки «Активные»». */
  part: string;
  search: string;
  /** The filter in words. */
  conditions: readonly string[];
  /** «сначала новые», «по цене, по убыванию». */
  sort: string;
  totalCount: number;
}

export function ExportScope({
  nouns,
  part,
  search,
  conditions,
  sort,
  totalCount,
  chosenCount,
}: ExportScopeProps & {
  /** The number of selected rows, if the export is limited to them. */
  chosenCount: number | null;
}) {
  const all = search === '' ? conditions : [`Поиск: «${search}»`, ...conditions];
  if (chosenCount !== null) {
    return (
      <div>
        <Text>
          В файл{' '}
          {chosenCount === 1
            ? 'попадёт только выбранная строка'
            : 'попадут только выбранные строки'}
          : <strong>{countOf(chosenCount, nouns)}</strong>
        </Text>
        <Sort sort={sort} />
      </div>
    );
  }
  if (totalCount === 0) {
    return (
      <Text>
        Выгружать нечего: {all.length > 0 ? 'под эти условия ничего не подходит' : 'здесь пусто'}.
      </Text>
    );
  }
  return (
    <div>
      <Text>
        {all.length === 0 && totalCount > 1 ? 'В файл попадут все' : willExport(totalCount)}{' '}
        <strong>{countOf(totalCount, nouns)}</strong> {part}
        {all.length > 0 && ' по этим условиям:'}
      </Text>
      {all.length > 0 && (
        <Conditions>
          {all.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </Conditions>
      )}
      <Sort sort={sort} />
    </div>
  );
}

/** The verb has no gender, since the nouns have different ones. */
const willExport = (count: number) => `В файл ${plural(count, ['попадёт', 'попадут', 'попадут'])}`;

function Sort({ sort }: Pick<ExportScopeProps, 'sort'>) {
  return (
    <Text tone="muted" size="sm" mt="1.5">
      Порядок: {sort}.
    </Text>
  );
}

/** `по цене, по убыванию`; `column` is in the dative. */
export function sortWords(column: string, isDescending: boolean): string {
  return `по ${column}, по ${isDescending ? 'убыванию' : 'возрастанию'}`;
}

const Conditions = chakra('ul', {
  base: { mt: '1.5', pl: '5', '& > li': { listStyleType: 'disc', overflowWrap: 'anywhere' } },
});
