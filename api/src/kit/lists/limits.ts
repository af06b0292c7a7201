// How much may be asked of a list at once, each limit with its reason. docs/operating.md states the same numbers.
import { invalid } from '../http/errors.ts';
import type { RecordOf } from '../records/record.ts';
import { costOf, largestPage, mostCost, type Cost } from './cost.ts';
import type { Each, ListParameters, Selection } from './parameters.ts';

export const listLimits = {
  /** Filters, and what is asked of each custom field. The web app's list with the most filters has ten. */
  conditions: 20,
  /** Of a search, or of what a custom field is searched for: each is looked for by itself. */
  words: 10,
  /** Characters of a search, and of each value of a filter. */
  text: 500,
  /** Ids, and values of one filter: as many as are chosen by hand for work on many. */
  values: 1000,
  /** Relations in `with`, those within others too: each is a sub-select that is planned. */
  relations: 40,
  /** Values of `each`: as many as a page of the gateway has records. */
  each: 100,
} as const;

/** «№ 12», as numbers are shown: columns hold the number alone. */
const numberSign = /(?<!\S)[№#]\s*(?=\d)/gu;

/** The words of a text that is looked for, each once. `parameter` is refused when they are too many. */
export function wordsOf(parameter: string, text: string): string[] {
  if (text.length > listLimits.text) throw tooLong(parameter);
  const words = new Set(
    text
      .replaceAll(numberSign, '')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  if (words.size <= listLimits.words) return [...words];
  throw invalid(parameter, `Не больше ${listLimits.words} слов в поиске`, 'too_many_words');
}

/** How many conditions the values of a filter are. */
export type ConditionsIn = (filter: string, values: readonly string[]) => number;

/**
 * How many rows are looked for at once: as many as are asked for; of everything, as many as may be. Throws 422, at the
 * parameter that goes over a limit.
 */
export function rowsWithinLimits(
  record: RecordOf,
  parameters: ListParameters,
  conditionsIn: ConditionsIn = () => 1,
): number {
  const { search, ids, filters, each, selection } = parameters;
  const words = wordsOf('search', search).length;
  refuseTooManyValues('ids', ids ?? []);
  if (each !== null) refuseTooManyValues(each.name, each.values, listLimits.each);
  const asked = Object.entries(filters);
  if (each?.of === 'filter') asked.push([each.name, each.values]);
  let conditions = 0;
  for (const [name, values] of asked) {
    refuseTooManyValues(name, values);
    if (values.some(({ length }) => length > listLimits.text)) throw tooLong(name);
    conditions += conditionsIn(name, values);
    if (conditions > listLimits.conditions) {
      throw invalid(
        name,
        `Не больше ${listLimits.conditions} условий в одном списке`,
        'too_many_conditions',
      );
    }
  }
  refuseTooManyRelations(selection);
  const cost = costOf(record, parameters, words + conditions);
  if (cost.total <= mostCost) return parameters.perPage;
  const affordable = largestPage(cost);
  if (parameters.everything && affordable > 0) return affordable;
  throw each !== null && each.values.length > 1 ? tooManyAtOnce(each) : tooExpensive(cost);
}

/** There is more than everything may be. */
export const tooManyForAll = (perPage: number) =>
  invalid(
    'per_page',
    `Всего сразу слишком много: попросите не больше ${perPage} строк («per_page»)`,
    'too_expensive',
  );

/** The same for what is asked of one record. */
export function refuseTooManyRelations(selection: Selection): void {
  if (relationsIn(selection) <= listLimits.relations) return;
  throw invalid('with', `Не больше ${listLimits.relations} связей за раз`, 'too_many_relations');
}

const relationsIn = (selection: Selection): number =>
  Object.values(selection.with).reduce((sum, nested) => sum + 1 + relationsIn(nested), 0);

function refuseTooManyValues(
  parameter: string,
  values: readonly unknown[],
  most: number = listLimits.values,
): void {
  if (values.length <= most) return;
  throw invalid(parameter, `Не больше ${most} значений`, 'too_many_values');
}

const tooLong = (parameter: string) =>
  invalid(parameter, `Не больше ${listLimits.text} символов`, 'too_long');

/** Fewer at once is what helps always. */
const tooManyAtOnce = ({ name }: Each) =>
  invalid(
    'each',
    `Слишком много за один раз: попросите меньше значений «${name}»`,
    'too_expensive',
  );

/** Says which parameter costs most, and how many rows it could be asked for. */
function tooExpensive(cost: Cost) {
  const parts = Object.entries(cost.ofRow);
  const [name = ''] = parts.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const rows = largestPage(cost);
  const fewerRows = rows > 0 ? ` или попросите не больше ${rows} строк сразу («per_page»)` : '';
  return invalid(
    name === 'only' ? 'per_page' : name,
    `Слишком много за один раз: попросите меньше в «${name}»${fewerRows}`,
    'too_expensive',
  );
}
