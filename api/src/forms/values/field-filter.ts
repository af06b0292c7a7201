// The filter of a list by field values of its records: custom fields, or fields of a form.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchForPhones } from '../../kit/values/contacts.ts';
import { invalid } from '../../kit/http/errors.ts';
import { dayOf, filter, startOfDay } from '../../kit/lists/filters.ts';
import { hasWord, wordPattern, wordsOf } from '../../kit/lists/list.ts';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import type { SpecialFilter } from '../../kit/resource/resource.ts';
import type { Values } from '../../kit/database/prepared-queries.ts';

/** The table with the values, one row each. */
export interface FilteredValues {
  name: string;
  /** The beginning of the description: what the parameter filters, and how fields are identified. */
  description: string;
  table: SQLWrapper;
  columns: Record<'company_id' | 'owner' | 'variable_id' | 'number', SQLWrapper>;
  /** Identifies the field among the fields of an owner. */
  field: SQLWrapper;
  /** The column that is searched for words. */
  words: SQLWrapper;
  /** The condition of the partial index for text searches. */
  hasWords?: SQL;
  /** The column of the owners' list that `columns.owner` references. */
  of: SQLWrapper;
  /** SQL: whether a value belongs to the field. */
  isOf: (field: SQLWrapper, asker: QueryScope) => SQL;
  /** Wraps SQL `when` cases into a `case` expression on the type of a field. */
  byType: (cases: SQL, field: SQLWrapper, asker: QueryScope) => SQL;
}

interface FieldCondition {
  contains?: string;
  any: number[];
  from?: string;
  to?: string;
}

/** The parameters are named by the position of the field and the operation: `0.field`, `0.from.day`. */
export const fieldFilter = (held: FilteredValues): SpecialFilter => ({
  description: `${held.description}: \`12:contains:words\`, \`12:any:7\` for an option of a list (of several, any may match), \`12:from:2026-01-31\` and \`12:to:2026-12-31\` for days, \`12:from:5\` and \`12:to:9\` for numbers, both ends inclusive.`,
  whole: true,
  filter: filter<Values>({
    read: (values) => {
      const bound: Record<string, unknown> = {};
      for (const [place, [field, condition]] of [...readFields(held.name, values)].entries()) {
        bound[`${place}.field`] = field;
        bind(held.name, bound, `${place}.`, condition);
      }
      return bound;
    },
    conditions: (values) => new Set(values.map((value) => operation.exec(value)?.[0])).size,
    where: (holes, asker) => {
      const fields: SQL[] = [];
      for (let place = 0; `${place}.field` in holes; place += 1) {
        fields.push(holds(held, (part) => holes[`${place}.${part}`], asker));
      }
      return heldBy(held, fields, asker);
    },
  }),
});

/** The ids of the fields that the parameter's values name. */
export const filteredFieldIds = (name: string, values: readonly string[]): number[] => [
  ...readFields(name, values).keys(),
];

/** A field and an operation: several options of one list count as one condition. */
const operation = /^\d+:\w+/;

function readFields(name: string, values: readonly string[]): Map<number, FieldCondition> {
  const fields = new Map<number, FieldCondition>();
  for (const value of values) {
    const [, id, operator, operand = ''] =
      /^(\d{1,9}):(contains|any|from|to):(.+)$/su.exec(value) ?? [];
    if (id === undefined) throw invalid(name, 'Недопустимое условие на поле', 'unknown_value');
    const condition = fields.get(Number(id)) ?? { any: [] };
    fields.set(Number(id), condition);
    if (operator === 'any') condition.any.push(/^\d{1,9}$/.test(operand) ? Number(operand) : 0);
    else condition[operator as 'contains' | 'from' | 'to'] = operand;
  }
  return fields;
}

function bind(
  name: string,
  bound: Record<string, unknown>,
  field: string,
  { contains, any, ...ends }: FieldCondition,
): void {
  const bindWords = (words: string, text: string) => {
    for (const [place, word] of wordsOf(name, text).entries()) {
      bound[`${field}${words}.${place}`] = wordPattern(word);
    }
  };
  if (contains !== undefined) {
    bindWords('contains', contains);
    const numbers = searchForPhones(contains);
    if (numbers !== contains) bindWords('number', numbers);
  }
  if (any.length > 0) bound[`${field}any`] = any;
  for (const end of ['from', 'to'] as const) {
    const value = ends[end];
    if (value === undefined) continue;
    if (/^-?\d{1,15}$/.test(value)) bound[`${field}${end}.number`] = value;
    else bound[`${field}${end}.day`] = dayOf(name, value);
  }
}

/**
 * SQL: the owners that have, for each of the fields, a value that matches its conditions. Values of all fields are read
 * in one scan, since an `exists` per field would be one join each. The array is computed before any join, so the
 * planner can't repeat the scan, whatever its estimates.
 */
function heldBy(
  { table, columns, field, of }: FilteredValues,
  fields: readonly SQL[],
  asker: QueryScope,
): SQL {
  const all =
    fields.length === 1
      ? undefined
      : sql`group by ${columns.owner} having count(distinct ${field}) = ${sql.raw(String(fields.length))}`;
  return sql`${of} = any(array(
    select ${columns.owner} from ${table}
    where ${columns.company_id} = ${asker.companyId} and (${sql.join([...fields], sql` or `)}) ${all}
  ))`;
}

type Hole = (what: string) => SQLWrapper | undefined;

/** SQL: the value belongs to the field and matches all its conditions. */
function holds(held: FilteredValues, hole: Hole, asker: QueryScope): SQL {
  const field = sql`${hole('field')}::integer`;
  const conditions = [held.isOf(field, asker)];
  const words = hasAll(held.words, (place) => hole(`contains.${place}`));
  // Input that looks like a phone number is matched as a number or as words, depending on the field.
  const number = hasAll(held.words, (place) => hole(`number.${place}`));
  if (words !== undefined) {
    if (held.hasWords !== undefined) conditions.push(held.hasWords);
    conditions.push(number === undefined ? words : sql`(${words} or ${number})`);
  }
  const any = hole('any');
  if (any !== undefined) {
    conditions.push(sql`${held.columns.variable_id} = any(${any}::integer[])`);
  }
  for (const [end, operator] of [
    ['from', sql`>=`],
    ['to', sql`<=`],
  ] as const) {
    const cases = boundOf(hole, end, asker);
    if (cases === undefined) continue;
    const bound = held.byType(cases, field, asker);
    conditions.push(sql`${held.columns.number} ${operator} ${bound}`);
  }
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** SQL: the value contains all of the words. */
function hasAll(value: SQLWrapper, word: (place: number) => SQLWrapper | undefined) {
  const each: SQL[] = [];
  for (let place = 0, pattern = word(0); pattern !== undefined; place += 1, pattern = word(place)) {
    each.push(hasWord(value, pattern));
  }
  return and(...each);
}

/** The bound of a range in the stored format of each type. Null, so that nothing matches, for other types. */
function boundOf(hole: Hole, end: 'from' | 'to', asker: QueryScope): SQL | undefined {
  const number = hole(`${end}.number`);
  if (number !== undefined) return sql`when 'integer' then ${number}::bigint`;
  const sent = hole(`${end}.day`);
  if (sent === undefined) return undefined;
  const day = sql`${sent}::date`;
  const moment =
    end === 'from'
      ? sql`extract(epoch from ${startOfDay(day, asker)}) * 1000`
      : sql`extract(epoch from ${startOfDay(sql`${day} + 1`, asker)}) * 1000 - 1`;
  return sql`when 'date' then (${day} - date '1970-01-01')::bigint when 'datetime' then (${moment})::bigint`;
}
