// Parses the query parameters of lists (`search`, `page`, `with`, `only` …) and validates them against the record.
import { z } from 'zod';
import { invalid } from '../http/errors.ts';
import { textsOf } from '../http/strict-input.ts';
import type { RecordOf, FieldSelection } from '../records/contract.ts';
import { quoted } from '../values/russian-errors.ts';
import { parameterName, pascalCase } from '../http/openapi-references.ts';
import { parseSpecialSort, type SpecialSort } from './special-sort.ts';
import {
  listLimits,
  refuseTooManyRelations,
  rowsWithinLimits,
  type ConditionsIn,
} from './limits.ts';
import { flag, integer, split, textIn } from './query-text.ts';
import type { ListParameters, BatchRead, Page, Keyset } from './contract.ts';

export const wholeRecord: FieldSelection = { columns: null, with: {}, count: [], sum: [] };

/** Selects only the id, to check that a record exists. */
export const onlyId: FieldSelection = { ...wholeRecord, columns: ['id'] };

/** What a list supports. */
export interface ListOffer {
  record: RecordOf;
  sort: readonly string[];
  specialSorts?: Readonly<Record<string, SpecialSort>>;
  defaultSort: { column: string; descending: boolean };
  filters: readonly string[];
  /** Filters whose values may contain commas. */
  wholeFilters?: readonly string[];
  /** The number of conditions of a filter; one if left out. */
  conditionsIn?: ConditionsIn;
  countBy: readonly string[];
  /** The path parameter that is `-` in a batch read. */
  parent?: string | undefined;
  /** For visitors: one page at a time, neither all rows nor batch reads. */
  ofVisitors?: boolean;
}

type Query = Record<string, unknown>;

export const defaultPerPage = 20;
/** The limit of rows for `per_page=-1` and `all=1`. */
export const maximumRows = 10_000;
/** Completes the message about valid page sizes. */
export const orEverything = ' или −1 — все';
/** Largest page for visitors: as many rows as the gateway requests. */
export const maximumVisitorRows = 100;
/** Maximum nesting of `with`. */
const maximumDepth = 4;

const selectionParameters = {
  with: z
    .string()
    .optional()
    .describe(
      `Relations to include, such as \`type;author.photo:id,url\`: at most ${listLimits.relations}, up to ${maximumDepth} levels deep. Of records that the caller may not read (\`x-read\` of the schema), only the \`id\` and the columns of \`x-short\` are included, or nothing.`,
    ),
  withCount: z
    .string()
    .optional()
    .describe('Relations to count, separated by `;`; returned as `<relation>_count`.'),
  withSums: z
    .string()
    .optional()
    .describe(
      'Columns of relations to sum, as `relation:column`, separated by `;`; returned as `<relation>_sum_<column>`.',
    ),
  only: z
    .string()
    .optional()
    .describe('Columns to return, separated by commas; `id` is always included.'),
};

/** The documented query parameters of a single record. */
export const oneQuerySchema = z.looseObject(selectionParameters);

/** The documented query parameters of a list. The resource adds its filters. */
export const listQuerySchema = z.looseObject({
  search: z
    .string()
    .optional()
    .meta({
      description: `Words that must all occur, at most ${listLimits.words}.`,
      maxLength: listLimits.text,
    }),
  page: z.string().optional().describe('Page number from 1.'),
  per_page: z.string().optional().describe('Rows per page, 20 by default; -1 for all rows.'),
  all: z.string().optional().describe('1 or true: all rows, at most 10,000.'),
  sort: z.string().optional().describe('The column to sort by.'),
  desc: z.string().optional().describe('1: descending.'),
  ...selectionParameters,
  ids: z
    .string()
    .optional()
    .describe(`Only records with these ids, separated by commas, at most ${listLimits.values}.`),
  total: z.string().optional().describe('0: the matching rows are not counted.'),
  countBy: z
    .string()
    .optional()
    .describe(
      'Columns to count the matching rows by; each count ignores the filter of its own column.',
    ),
  cursor: z
    .string()
    .optional()
    .describe('Keyset pagination: rows after this cursor; empty: from the start.'),
  before: z.string().optional().describe('1 with `cursor`: rows before it; empty: the last rows.'),
});

/**
 * The parameter `each` of a list with these filters and, below several parents, with the path parameter `parent`.
 */
export const eachSchema = (name: string, filters: readonly string[], parent?: string) => {
  const values = z.string().optional();
  const names = [...filters, ...(parent === undefined ? [] : [parent])];
  if (names.length === 0) return {};
  return {
    each: values.meta({
      enum: names,
      description: `Batch read by one of the list's filters: each of its values, at most ${listLimits.each}, gets its own page, as if it were requested alone. \`data\` has the rows of all pages, each once and in no particular order, \`meta.each\` the pages by value. \`per_page=0\` omits the rows.${parent === undefined ? '' : ` For \`${parent}\`, the path has \`-\` in its place.`}`,
      ...parameterName(`${name}Each`),
    }),
    ...(parent !== undefined && {
      [parent]: values.meta({
        description: `With \`each=${parent}\`: the ids that \`-\` in the path stands for.`,
        ...parameterName(`${pascalCase(parent)}OfEach`),
      }),
    }),
  };
};

/** Throws 422 for unknown parameters, columns, relations and sorts: nothing is ignored. */
export function readListParameters(query: Query, offer: ListOffer): ListParameters {
  const texts = textsOf(query);
  const known = new Set([...Object.keys(listQuerySchema.shape), ...offer.filters]);
  if (offer.ofVisitors) known.delete('all');
  else if (offer.filters.length > 0) known.add('each');
  if (offer.parent !== undefined) known.add('each').add(offer.parent);
  for (const name of texts.keys()) {
    if (!known.has(name))
      throw invalid(name, `Неизвестный параметр ${quoted(name)}`, 'unknown_parameter');
  }
  const text = textIn(texts);
  const everything = !offer.ofVisitors && (flag('all', text('all')) || text('per_page') === '-1');
  const column = text('sort') ?? offer.defaultSort.column;
  const special = parseSpecialSort(column, offer.specialSorts);
  if (special === undefined && !offer.sort.includes(column)) {
    throw unknownSort(column);
  }
  const countBy = unique(split(text('countBy'), ','));
  for (const name of countBy) {
    if (!offer.countBy.includes(name)) throw unknownColumn('countBy', name);
  }
  const filters = new Map(
    offer.filters.flatMap((name) => {
      const values = texts.get(name);
      if (values === undefined) return [];
      return [[name, valuesIn(values, offer.wholeFilters?.includes(name))]];
    }),
  );
  const each = eachOf(text('each'), offer, filters, texts);
  if (each !== null) filters.delete(each.name);
  const parameters: ListParameters = {
    search: (text('search') ?? '').trim(),
    everything,
    perPage: everything
      ? maximumRows
      : integer(
          'per_page',
          text('per_page'),
          defaultPerPage,
          each === null ? 1 : 0,
          offer.ofVisitors ? maximumVisitorRows : maximumRows,
          offer.ofVisitors ? '' : orEverything,
        ),
    position: readPosition(text),
    sort: {
      column,
      ...(special && { special }),
      descending:
        text('sort') === undefined && text('desc') === undefined
          ? offer.defaultSort.descending
          : flag('desc', text('desc')),
    },
    ids:
      text('ids') === undefined
        ? null
        : split(text('ids'), ',').map((id) => integer('ids', id, 0, 1)),
    selection: selectionOf(text, offer.record),
    total: text('total') === undefined || flag('total', text('total')),
    countBy,
    filters: Object.fromEntries(filters),
    each,
  };
  const perPage = rowsWithinLimits(offer.record, parameters, offer.conditionsIn);
  return { ...parameters, perPage };
}

/** The field selection for a single record. */
export function readSelection(query: Query, record: RecordOf): FieldSelection {
  const texts = textsOf(query);
  const selection = selectionOf(textIn(texts), record);
  refuseTooManyRelations(selection);
  return selection;
}

/** Parses `each` and its values. Null for a single page. */
function eachOf(
  name: string | undefined,
  { parent }: ListOffer,
  filters: ReadonlyMap<string, string[]>,
  texts: ReadonlyMap<string, string[]>,
): BatchRead | null {
  if (name === undefined && parent === undefined) return null;
  if (parent !== undefined && name !== parent) {
    throw invalid(
      'each',
      `Для каких записей нужен список, скажите так: «each=${parent}&${parent}=…»`,
    );
  }
  const isParent = name === parent;
  const values = isParent ? valuesIn(texts.get(name ?? '') ?? []) : filters.get(name ?? '');
  if (name === undefined || values === undefined || values.length === 0) {
    throw invalid('each', `Значения ${quoted(name ?? '')} не указаны, или такого фильтра нет`);
  }
  return { of: isParent ? 'parent' : 'filter', name, values };
}

/** The distinct values. Commas separate them unless the filter allows commas. */
const valuesIn = (texts: readonly string[], areWhole = false): string[] =>
  unique(areWhole ? texts : texts.flatMap((value) => split(value, ',')));

function readPosition(text: (name: string) => string | undefined): Page | Keyset {
  const cursor = text('cursor');
  if (cursor === undefined) return { kind: 'page', number: integer('page', text('page'), 1, 1) };
  if (text('page') !== undefined) {
    throw invalid('page', 'Страница и курсор вместе не указываются');
  }
  return { kind: 'keyset', cursor, before: flag('before', text('before')) };
}

function selectionOf(text: (name: string) => string | undefined, record: RecordOf): FieldSelection {
  const selection = parseWith(text('with'), record);
  return {
    ...selection,
    columns: text('only') === undefined ? null : columnsOf('only', text('only') ?? '', record),
    count: unique(
      split(text('withCount'), ';').map((name) => relationName('withCount', name, record)),
    ),
    sum: sumsOf(text('withSums'), record),
  };
}

/**
 * The names that parameters are checked against. They have no prototype, so that names such as `constructor` are
 * unknown.
 */
type Described = Pick<RecordOf, 'columns' | 'computed' | 'attached' | 'relations'>;

interface MutableSelection extends FieldSelection {
  columns: readonly string[] | null;
  with: Record<string, MutableSelection>;
}

const everyColumn = (): MutableSelection => ({ columns: null, with: {}, count: [], sum: [] });

/** Parses `type;test.lesson:id,name` into a tree. */
function parseWith(value: string | undefined, root: RecordOf): FieldSelection {
  const selection = everyColumn();
  for (const item of split(value, ';')) {
    const [path = '', columns] = item.split(':');
    let record: Described = root;
    let level = selection;
    const steps = path.split('.');
    if (steps.length > maximumDepth) {
      throw invalid('with', 'Слишком глубокая вложенность', 'too_deep');
    }
    for (const step of steps) {
      const name = relationName('with', step, record);
      level = level.with[name] ??= everyColumn();
      const relation = record.relations[name];
      record = relation?.to() ?? leaf;
    }
    if (columns !== undefined) level.columns = columnsOf('with', columns, record);
  }
  return selection;
}

function columnsOf(parameter: string, value: string, record: Described): string[] {
  return split(value, ',').map((name) => {
    if (record.columns[name] === undefined && record.computed[name] === undefined) {
      throw unknownColumn(parameter, name);
    }
    return name;
  });
}

/** Below an attached value nothing can be selected. */
const none: Readonly<Record<string, never>> = Object.create(null);
const leaf: Described = { columns: none, computed: none, attached: none, relations: none };

/** Finds a relation by its name in snake_case or camelCase. `with` also accepts attached values. */
function relationName(parameter: string, name: string, record: Described): string {
  const relations = { ...record.relations, ...(parameter === 'with' && record.attached) };
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const known = [name, snake, camel].find((candidate) => Object.hasOwn(relations, candidate));
  if (known === undefined) {
    throw invalid(parameter, `Неизвестная связь ${quoted(name)}`, 'unknown_relation');
  }
  return known;
}

function sumsOf(value: string | undefined, record: RecordOf): [string, string][] {
  const sums = split(value, ';').map((item): [string, string] => {
    const [name = '', column = ''] = item.split(':');
    const relation = relationName('withSums', name, record);
    const target = record.relations[relation]?.to();
    if (!target?.summable.includes(column)) throw unknownColumn('withSums', column);
    return [relation, column];
  });
  return [...new Map(sums.map((sum) => [sum.join(':'), sum])).values()];
}

const unique = <Each>(all: readonly Each[]): Each[] => [...new Set(all)];

export const unknownSort = (name: string) =>
  invalid('sort', `Сортировка по ${quoted(name)} невозможна`, 'unknown_sort');

function unknownColumn(parameter: string, name: string) {
  return invalid(parameter, `Неизвестное поле ${quoted(name)}`, 'unknown_column');
}
