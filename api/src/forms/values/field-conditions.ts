// The condition of a list on what fields hold of its records: the company's own fields, or those of a form.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchForPhones } from '../../kit/values/contacts.ts';
import { invalid } from '../../kit/http/errors.ts';
import { dayOf, filter, startOfDay } from '../../kit/lists/filters.ts';
import { hasWord, wordPattern, wordsOf } from '../../kit/lists/list.ts';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import type { SpecialFilter } from '../../kit/resource/resource.ts';
import type { Values } from '../../kit/database/prepared-queries.ts';

/** Where the values are that are asked of, a row each. */
export interface AskedValues {
  /** The parameter. */
  name: string;
  /** What it asks, and by what it names a field. */
  description: string;
  table: SQLWrapper;
  columns: Record<'company_id' | 'owner' | 'variable_id' | 'number', SQLWrapper>;
  /** Names the field among those of an owner. */
  field: SQLWrapper;
  /** What words are looked for in. */
  words: SQLWrapper;
  /** Of a value that has words, as the index of texts says it. */
  hasWords?: SQL;
  /** What the owners' list calls them. */
  of: SQLWrapper;
  /** Whether a value is one of the field. */
  isOf: (field: SQLWrapper, asker: QueryScope) => SQL;
  /** What `cases` make of the type of a custom field, with `case` before and `end` behind them. */
  byType: (cases: SQL, field: SQLWrapper, asker: QueryScope) => SQL;
}

/** What is asked of one field. */
interface Asked {
  contains?: string;
  any: number[];
  from?: string;
  to?: string;
}

/** By the place of a field among those that are asked of, and by what is asked: `0.field`, `0.from.day`. */
export const fieldConditions = (held: AskedValues): SpecialFilter => ({
  description: `${held.description}: \`12:contains:words\`, \`12:any:7\` for a variable of a list (several of them: any), \`12:from:2026-01-31\` and \`12:to:2026-12-31\` for days, \`12:from:5\` and \`12:to:9\` for numbers, both ends inclusive.`,
  whole: true,
  filter: filter<Values>({
    read: (values) => {
      const bound: Record<string, unknown> = {};
      for (const [place, [field, asked]] of [...readFields(held.name, values)].entries()) {
        bound[`${place}.field`] = field;
        bind(held.name, bound, `${place}.`, asked);
      }
      return bound;
    },
    conditions: (values) => new Set(values.map((value) => operation.exec(value)?.[0])).size,
    where: (holes, asker) => {
      const fields: SQL[] = [];
      for (let place = 0; `${place}.field` in holes; place += 1) {
        fields.push(holds(held, (asked) => holes[`${place}.${asked}`], asker));
      }
      return heldBy(held, fields, asker);
    },
  }),
});

/** The fields that the values of such a parameter ask of. */
export const fieldsAsked = (name: string, values: readonly string[]): number[] => [
  ...readFields(name, values).keys(),
];

/** A field and what is asked of it: several variables of one list are one condition. */
const operation = /^\d+:\w+/;

function readFields(name: string, values: readonly string[]): Map<number, Asked> {
  const fields = new Map<number, Asked>();
  for (const value of values) {
    const [, id, operator, operand = ''] =
      /^(\d{1,9}):(contains|any|from|to):(.+)$/su.exec(value) ?? [];
    if (id === undefined) throw invalid(name, 'Недопустимое условие на поле', 'unknown_value');
    const asked = fields.get(Number(id)) ?? { any: [] };
    fields.set(Number(id), asked);
    if (operator === 'any') asked.any.push(/^\d{1,9}$/.test(operand) ? Number(operand) : 0);
    else asked[operator as 'contains' | 'from' | 'to'] = operand;
  }
  return fields;
}

function bind(
  name: string,
  bound: Record<string, unknown>,
  field: string,
  { contains, any, ...ends }: Asked,
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
 * Owners who have for each of the fields a value that fulfils what is asked of it. The values of all fields are looked
 * through once, whoever's they are: an `exists` for each field would be a join for each. And once it stays whatever the
 * planner takes the tables for, since an array is made before anything is joined with it.
 */
function heldBy(
  { table, columns, field, of }: AskedValues,
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

/** That a value is one of a field and fulfils all that is asked of that. */
function holds(held: AskedValues, asked: Hole, asker: QueryScope): SQL {
  const field = sql`${asked('field')}::integer`;
  const conditions = [held.isOf(field, asker)];
  const words = hasAll(held.words, (place) => asked(`contains.${place}`));
  // What looks like a telephone number is one in some fields, and words in others.
  const number = hasAll(held.words, (place) => asked(`number.${place}`));
  if (words !== undefined) {
    if (held.hasWords !== undefined) conditions.push(held.hasWords);
    conditions.push(number === undefined ? words : sql`(${words} or ${number})`);
  }
  const any = asked('any');
  if (any !== undefined) {
    conditions.push(sql`${held.columns.variable_id} = any(${any}::integer[])`);
  }
  for (const [end, operator] of [
    ['from', sql`>=`],
    ['to', sql`<=`],
  ] as const) {
    const cases = boundOf(asked, end, asker);
    if (cases === undefined) continue;
    const bound = held.byType(cases, field, asker);
    conditions.push(sql`${held.columns.number} ${operator} ${bound}`);
  }
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** That a value has all words there are. */
function hasAll(value: SQLWrapper, word: (place: number) => SQLWrapper | undefined) {
  const each: SQL[] = [];
  for (let place = 0, asked = word(0); asked !== undefined; place += 1, asked = word(place)) {
    each.push(hasWord(value, asked));
  }
  return and(...each);
}

/** The end of a range as values of each type are kept. There is none, so that nothing matches, for other types. */
function boundOf(asked: Hole, end: 'from' | 'to', asker: QueryScope): SQL | undefined {
  const number = asked(`${end}.number`);
  if (number !== undefined) return sql`when 'integer' then ${number}::bigint`;
  const sent = asked(`${end}.day`);
  if (sent === undefined) return undefined;
  const day = sql`${sent}::date`;
  const moment =
    end === 'from'
      ? sql`extract(epoch from ${startOfDay(day, asker)}) * 1000`
      : sql`extract(epoch from ${startOfDay(sql`${day} + 1`, asker)}) * 1000 - 1`;
  return sql`when 'date' then (${day} - date '1970-01-01')::bigint when 'datetime' then (${moment})::bigint`;
}
