// The condition of a list of answers on what fields of the form were answered with.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchForPhones } from '../../kit/contacts.ts';
import { invalid } from '../../kit/errors.ts';
import { dayOf, filter, startOfDay } from '../../kit/filters.ts';
import { pattern, wordsOf } from '../../kit/list.ts';
import type { Asker } from '../../kit/permissions.ts';
import type { SpecialFilter } from '../../kit/resource.ts';
import type { Values } from '../../kit/statements.ts';
import { formFields } from '../tables.ts';
import { formAnswers, formAnswerValues as held } from './answer-tables.ts';

const name = 'field';

/** What is asked of one field. */
interface Asked {
  contains?: string;
  any: number[];
  from?: string;
  to?: string;
}

/** By the place of a field among those that are asked of, and by what is asked: `0.field`, `0.from.day`. */
export const answerFilter: SpecialFilter = {
  description:
    'What fields of the form were answered with, each condition by itself, by the id of the form’s field: `12:contains:words`, `12:any:7` for a variable of a list (several of them: any), `12:from:2026-01-31` and `12:to:2026-12-31` for days, `12:from:5` and `12:to:9` for numbers, both ends inclusive.',
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
        fields.push(holds((asked) => holes[`${place}.${asked}`], asker));
      }
      return answeredWith(fields, asker);
    },
  }),
};

/** A field and what is asked of it: several variables of one list are one condition. */
const operation = /^\d+:\w+/;

function readFields(values: readonly string[]): Map<number, Asked> {
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

function bind(bound: Record<string, unknown>, field: string, asked: Asked): void {
  const { contains, any } = asked;
  if (contains !== undefined) {
    bindWords(bound, `${field}contains.`, contains);
    const numbers = searchForPhones(contains);
    if (numbers !== contains) bindWords(bound, `${field}number.`, numbers);
  }
  if (any.length > 0) bound[`${field}any`] = any;
  for (const end of ['from', 'to'] as const) {
    const value = asked[end];
    if (value === undefined) continue;
    if (/^-?\d{1,15}$/.test(value)) bound[`${field}${end}.number`] = value;
    else bound[`${field}${end}.day`] = dayOf(name, value);
  }
}

function bindWords(bound: Record<string, unknown>, words: string, text: string): void {
  for (const [place, word] of wordsOf(name, text).entries()) {
    bound[`${words}${place}`] = pattern(word);
  }
}

/** Answers that have for each of the fields a value that fulfils what is asked of it: all are looked through once. */
function answeredWith(fields: readonly SQL[], asker: Asker): SQL {
  const all =
    fields.length === 1
      ? undefined
      : sql`group by ${held.answer_id} having count(distinct ${held.ref}) = ${sql.raw(String(fields.length))}`;
  return sql`${formAnswers.id} = any(array(
    select ${held.answer_id} from ${held}
    where ${held.company_id} = ${asker.companyId} and (${sql.join([...fields], sql` or `)}) ${all}
  ))`;
}

type Hole = (what: string) => SQLWrapper | undefined;

/** That a value is one of a field and fulfils all that is asked of that. */
function holds(asked: Hole, asker: Asker): SQL {
  const field = sql`(select ${formFields.form_id}, ${formFields.ref} from ${formFields}
    where ${formFields.company_id} = ${asker.companyId} and ${formFields.id} = ${asked('field')}::integer)`;
  const conditions = [sql`(${held.form_id}, ${held.ref}) = ${field}`];
  const words = hasWords((place) => asked(`contains.${place}`));
  // What looks like a telephone number is one in some fields, and words in others.
  const number = hasWords((place) => asked(`number.${place}`));
  if (words !== undefined) {
    conditions.push(number === undefined ? words : sql`(${words} or ${number})`);
  }
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
function hasWords(word: (place: number) => SQLWrapper | undefined): SQL | undefined {
  const each: SQL[] = [];
  for (let place = 0, asked = word(0); asked !== undefined; place += 1, asked = word(place)) {
    each.push(sql`${held.shown} ilike ${asked}`);
  }
  return and(...each);
}

/** The end of a range as numbers are kept; null, so that nothing matches, where the field holds other things. */
function boundOf(asked: Hole, end: 'from' | 'to', asker: Asker): SQL | undefined {
  const number = asked(`${end}.number`);
  if (number !== undefined) {
    return sql`case ${held.custom_field_type} when 'integer' then ${number}::bigint end`;
  }
  const sent = asked(`${end}.day`);
  if (sent === undefined) return undefined;
  const day = sql`${sent}::date`;
  const moment =
    end === 'from'
      ? sql`extract(epoch from ${startOfDay(day, asker)}) * 1000`
      : sql`extract(epoch from ${startOfDay(sql`${day} + 1`, asker)}) * 1000 - 1`;
  return sql`case ${held.custom_field_type} when 'date' then (${day} - date '1970-01-01')::bigint when 'datetime' then (${moment})::bigint end`;
}
