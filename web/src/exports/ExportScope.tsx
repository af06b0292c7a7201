// Describes the rows of an export in words: number, filter and sort order.
import { chakra, countOf, plural, Text } from '../ui/index.ts';

export interface ExportScopeProps {
  /** `['курс', 'курса', 'курсов']`; masculine. */
  forms: readonly [string, string, string];
  /** The part of the list in the genitive: «вкладки «Активные»». */
  part?: string;
  search: string;
  /** The filter in words. */
  conditions: readonly string[];
  /** «сначала новые», «по цене, по убыванию». */
  order: string;
  totalCount: number;
}

export function ExportScope({
  forms,
  part,
  search,
  conditions,
  order,
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
          {plural(chosenCount, ['Будет выгружен', 'Будут выгружены', 'Будут выгружены'])}{' '}
          <strong>{countOf(chosenCount, forms)}</strong> из выбранных строк
        </Text>
        <Order order={order} />
      </div>
    );
  }
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
      <Order order={order} />
    </div>
  );
}

function Order({ order }: Pick<ExportScopeProps, 'order'>) {
  return (
    <Text tone="muted" size="sm" mt="1.5">
      Порядок: {order}.
    </Text>
  );
}

/** `по цене, по убыванию`; `column` is in the dative. */
export function orderWords(column: string, isDescending: boolean): string {
  return `по ${column}, по ${isDescending ? 'убыванию' : 'возрастанию'}`;
}

const Conditions = chakra('ul', {
  base: { mt: '1.5', pl: '5', '& > li': { listStyleType: 'disc', overflowWrap: 'anywhere' } },
});
