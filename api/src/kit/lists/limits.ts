// Limits of list requests, with reasons. docs/operating.md documents the same numbers.
import { invalid } from '../http/errors.ts';
import type { RecordOf, FieldSelection } from '../records/contract.ts';
import { costOf, largestPage, mostCost, type Cost } from './cost.ts';
import type { BatchRead, ListParameters } from './contract.ts';

export const listLimits = {
  /**
   * Filter conditions, including those on custom fields. The web app's largest list has ten filters.
   */
  conditions: 20,
  /** Words of a search, or of the search in a custom field. Each word is a condition. */
  words: 10,
  /** Characters of a search and of each filter value. */
  text: 500,
  /** Ids, or values of one filter: the size of a selection for a bulk action. */
  values: 1000,
  /** Relations in `with`, nested ones included. Each is a subquery that must be planned. */
  relations: 40,
  /** Values of `each`: as many as the gateway has records on a page. */
  each: 100,
} as const;

/** A number sign as shown in the interface, «№ 12». Columns contain only the number. */
const numberSign = /(?<!\S)[№#]\s*(?=\d)/gu;

/** The distinct words of a search text. Throws 422 at `parameter` if they are too many. */
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

/** The number of conditions that a filter's values cause. */
export type ConditionsIn = (filter: string, values: readonly string[]) => number;

/**
 * Checks all limits and returns the page size: the requested one, or for `all` the largest that is affordable. Throws
 * 422 at the parameter that exceeds a limit.
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
  const filterEntries = Object.entries(filters);
  if (each?.of === 'filter') filterEntries.push([each.name, each.values]);
  let conditions = 0;
  for (const [name, values] of filterEntries) {
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

/** 422: there are more rows than `all` may return. */
export const tooManyForAll = (perPage: number) =>
  invalid(
    'per_page',
    `Всего сразу слишком много: попросите не больше ${perPage} строк («per_page»)`,
    'too_expensive',
  );

/** The same limit for a single record. */
export function refuseTooManyRelations(selection: FieldSelection): void {
  if (relationsIn(selection) <= listLimits.relations) return;
  throw invalid('with', `Не больше ${listLimits.relations} связей за раз`, 'too_many_relations');
}

const relationsIn = (selection: FieldSelection): number =>
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

/** Fewer values at once always help. */
const tooManyAtOnce = ({ name }: BatchRead) =>
  invalid(
    'each',
    `Слишком много за один раз: попросите меньше значений «${name}»`,
    'too_expensive',
  );

/** 422 that names the most expensive parameter and the affordable page size. */
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
