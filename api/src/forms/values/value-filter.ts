// The condition of a list of owners on what the company's own fields hold of them.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchForPhones } from '../../kit/contacts.ts';
import { invalid } from '../../kit/errors.ts';
import { dayOf, filter, startOfDay } from '../../kit/filters.ts';
import { pattern, wordsOf } from '../../kit/list.ts';
import type { Asker } from '../../kit/permissions.ts';
import type { SpecialFilter } from '../../kit/resource.ts';
import type { Values } from '../../kit/statements.ts';
import { customFields } from '../tables.ts';
import type { OwnValues } from './owners.ts';

const name = 'custom_field';

/** What is asked of one field. */
interface Asked {
  contains?: string;
  any: string[];
  from?: string;
  to?: string;
}

/** By the place of a field among those that are asked of, and by what is asked: `0.field`, `0.from.day`. */
export const valueFilter = (own: OwnValues): SpecialFilter => ({
  description:
    'What custom fields hold, each condition by itself: `12:contains:words`, `12:any:7` for a variable of a list (several of them: any), `12:from:2026-01-31` and `12:to:2026-12-31` for days, `12:from:5` and `12:to:9` for numbers, both ends inclusive.',
  whole: true,
  filter: filter<Values>({
    read: (values) => {
      const bound: Record<string, unknown> = {};
      for (const [place, [field, asked]] of [...readFields(values)].entries()) {
        bound[`${place}.field`] = field;
        bind(bound, `${place}.`, asked);
      }
      return bound;
    },
    conditions: (values) => new Set(values.map((value) => operation.exec(value)?.[0])).size,
    where: (holes, asker) => {
      const fields: SQL[] = [];
      for (let place = 0; `${place}.field` in holes; place += 1) {
        fields.push(holds(own, (asked) => holes[`${place}.${asked}`], asker));
      }
      return heldBy(own, fields, asker);
    },
  }),
});

/** A field and what is asked of it: several variables of one list are one condition. */
const operation = /^\d+:\w+/;

function readFields(values: readonly string[]): Map<number, Asked> {
  const fields = new Map<number, Asked>();
  for (const value of values) {
    const [, id, operator, operand = ''] =
      /^(\d{1,9}):(contains|any|from|to):(.+)$/su.exec(value) ?? [];
    if (id === undefined) throw refused();
    const asked = fields.get(Number(id)) ?? { any: [] };
    fields.set(Number(id), asked);
    if (operator === 'any') asked.any.push(operand);
    else asked[operator as 'contains' | 'from' | 'to'] = operand;
  }
  return fields;
}

const refused = () => invalid(name, 'Недопустимое условие на поле', 'unknown_value');

function bind(
  bound: Record<string, unknown>,
  field: string,
  { contains, any, ...ends }: Asked,
): void {
  if (contains !== undefined) {
    bound[`${field}contains`] = '';
    bindWords(bound, `${field}contains.`, contains);
    const numbers = searchForPhones(contains);
    if (numbers !== contains) bindWords(bound, `${field}number.`, numbers);
  }
  if (any.length > 0)
    bound[`${field}any`] = any.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : 0));
  for (const end of ['from', 'to'] as const) {
    const value = ends[end];
    if (value === undefined) continue;
    if (/^-?\d{1,15}$/.test(value)) bound[`${field}${end}.number`] = value;
    else bound[`${field}${end}.day`] = dayOf(name, value);
  }
}

function bindWords(bound: Record<string, unknown>, words: string, text: string): void {
  for (const [place, word] of wordsOf(name, text).entries())
    bound[`${words}${place}`] = pattern(word);
}

/**
 * Owners who have for each of the fields a value that fulfils what is asked of it. The values of all fields are looked
 * through once, whoever's they are: an `exists` for each field would be a join for each. And once it stays whatever the
 * planner takes the tables for, since an array is made before anything is joined with it.
 */
function heldBy({ table: held, owner, of }: OwnValues, fields: readonly SQL[], asker: Asker): SQL {
  const all =
    fields.length === 1
      ? undefined
      : sql`group by ${owner} having count(distinct ${held.custom_field_id}) = ${sql.raw(String(fields.length))}`;
  return sql`${of} = any(array(
    select ${owner} from ${held}
    where ${held.company_id} = ${asker.companyId} and (${sql.join([...fields], sql` or `)}) ${all}
  ))`;
}

/** That a value is one of a field and fulfils all that is asked of that. */
function holds(
  { table: held }: OwnValues,
  asked: (what: string) => SQLWrapper | undefined,
  asker: Asker,
): SQL {
  const conditions = [sql`${held.custom_field_id} = ${asked('field')}::integer`];
  if (asked('contains') !== undefined) {
    // As the index of texts says it.
    conditions.push(sql`number is null and variable_id is null and file_id is null`);
  }
  const words = hasWords(held.value, (place) => asked(`contains.${place}`));
  // What looks like a telephone number is one in some fields, and words in others.
  const number = hasWords(held.value, (place) => asked(`number.${place}`));
  if (words !== undefined)
    conditions.push(number === undefined ? words : sql`(${words} or ${number})`);
  const any = asked('any');
  if (any !== undefined) conditions.push(sql`${held.variable_id} = any(${any}::integer[])`);
  for (const [end, operator] of [
    ['from', sql`>=`],
    ['to', sql`<=`],
  ] as const) {
    const bound = boundOf(asked, end, asker);
    if (bound !== undefined) conditions.push(sql`${held.number} ${operator} ${bound}`);
  }
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** That a value has all words there are. */
function hasWords(
  value: SQLWrapper,
  word: (place: number) => SQLWrapper | undefined,
): SQL | undefined {
  const each: SQL[] = [];
  for (let place = 0, asked = word(0); asked !== undefined; place += 1, asked = word(place)) {
    each.push(sql`${value} ilike ${asked}`);
  }
  return and(...each);
}

/** The end of a range as the field's values are kept; null, so that nothing matches, where the field holds other things. */
function boundOf(
  asked: (what: string) => SQLWrapper | undefined,
  end: 'from' | 'to',
  asker: Asker,
): SQL | undefined {
  const field = (kept: SQL) =>
    sql`(select case ${customFields.type} ${kept} end from ${customFields} where ${customFields.company_id} = ${asker.companyId} and ${customFields.id} = ${asked('field')}::integer)`;
  const number = asked(`${end}.number`);
  if (number !== undefined) return field(sql`when 'integer' then ${number}::bigint`);
  const sent = asked(`${end}.day`);
  if (sent === undefined) return undefined;
  const day = sql`${sent}::date`;
  const moment =
    end === 'from'
      ? sql`extract(epoch from ${startOfDay(day, asker)}) * 1000`
      : sql`extract(epoch from ${startOfDay(sql`${day} + 1`, asker)}) * 1000 - 1`;
  return field(
    sql`when 'date' then (${day} - date '1970-01-01')::bigint when 'datetime' then (${moment})::bigint`,
  );
}
