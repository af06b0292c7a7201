// The condition of the list of users on what the company's own fields hold of them.
import { sql, type SQL } from 'drizzle-orm';
import { customFields, customFieldUserValues as held } from '../../forms/tables.ts';
import { invalid } from '../../kit/errors.ts';
import { dayOf, idArray, startOfDay } from '../../kit/filters.ts';
import { pattern } from '../../kit/list.ts';
import type { Scope } from '../../kit/permissions.ts';
import type { SpecialFilter } from '../../kit/resource.ts';
import { companyMembers } from '../tables.ts';

const name = 'custom_field';

/** What is asked of one field. */
interface Asked {
  contains?: string;
  any: string[];
  from?: string;
  to?: string;
}

export const customFieldFilter: SpecialFilter = {
  description:
    'What custom fields hold, each condition by itself: `12:contains:words`, `12:any:7` for a variable of a list (several of them: any), `12:from:2026-01-31` and `12:to:2026-12-31` for days, `12:from:5` and `12:to:9` for numbers, both ends inclusive.',
  whole: true,
  filter: (values, scope) => {
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
    const conditions = [...fields].map(([id, asked]) => holds(id, asked, scope));
    return sql`(${sql.join(conditions, sql` and `)})`;
  },
};

const refused = () => invalid(name, 'Недопустимое условие на поле', 'unknown_value');

/** One value fulfils all that is asked of its field. */
function holds(id: number, { contains, any, from, to }: Asked, scope: Scope): SQL {
  const conditions: SQL[] = [];
  if (contains !== undefined) {
    // As the index of texts says it.
    conditions.push(sql`number is null and variable_id is null and file_id is null`);
    const words = contains.split(/\s+/).filter((word) => word !== '');
    conditions.push(...words.map((word) => sql`${held.value} ilike ${pattern(word)}`));
  }
  if (any.length > 0) conditions.push(sql`${held.variable_id} = any(${idArray(any)})`);
  if (from !== undefined)
    conditions.push(sql`${held.number} >= ${boundOf(id, from, 'from', scope)}`);
  if (to !== undefined) conditions.push(sql`${held.number} <= ${boundOf(id, to, 'to', scope)}`);
  return sql`exists (
    select 1 from ${held} where ${held.company_id} = ${companyMembers.company_id} and ${held.user_id} = ${companyMembers.user_id}
      and ${held.custom_field_id} = ${id} and ${sql.join(conditions, sql` and `)}
  )`;
}

/** The end of a range as the field's values are kept; null, so that nothing matches, where the field holds other things. */
function boundOf(id: number, value: string, end: 'from' | 'to', scope: Scope): SQL {
  const field = (kept: SQL) =>
    sql`(select case ${customFields.type} ${kept} end from ${customFields} where ${customFields.company_id} = ${scope.companyId} and ${customFields.id} = ${id})`;
  if (/^-?\d{1,15}$/.test(value)) return field(sql`when 'integer' then ${value}::bigint`);
  const day = dayOf(name, value);
  const moment =
    end === 'from'
      ? sql`extract(epoch from ${startOfDay(day, scope)}) * 1000`
      : sql`extract(epoch from ${startOfDay(sql`${day} + 1`, scope)}) * 1000 - 1`;
  return field(
    sql`when 'date' then (${day} - date '1970-01-01')::bigint when 'datetime' then (${moment})::bigint`,
  );
}
