// The records of the audit log and of histories.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TableWith } from '../kit/database/columns.ts';
import { filter, fromDay, toDay } from '../kit/lists/filters.ts';
import type { QueryScope } from '../kit/permissions/permissions.ts';
import {
  isVisibleChange,
  mayRevert,
  referencedNameOf,
  type HistoryValue,
} from '../kit/records/history.ts';
import { record } from '../kit/records/record.ts';
import { resource } from '../kit/resource/resource.ts';
import { audits } from './tables.ts';

/**
 * A value of the history as text: texts and numbers as they are, records by name, several separated by commas, null if
 * empty.
 */
export const displayedValue = (value: HistoryValue, asker: QueryScope): SQL => sql`coalesce(
  ${referencedNameOf(value, asker)},
  case jsonb_typeof(${value.value})
    when 'array' then (select string_agg(item, ', ') from jsonb_array_elements_text(${value.value}) as item)
    else ${value.value} #>> '{}' end)`;

export const authorSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    surname: z.string().nullable(),
    photo: z.string().nullable(),
  })
  .meta({ id: 'AuditAuthor', description: 'The person who changed something.' });

const authorIn = (from: SQL, table: TableWith<'author_id'>) =>
  sql`(select json_build_object('id', author.id, 'name', author.name, 'surname', author.surname, 'photo', author.photo) ${from} and author.id = ${table.author_id})`;

/**
 * The member's name, which stays after the member has left; for service accounts, which are no members, the account's
 * name.
 */
export const authorOf = (table: TableWith<'company_id' | 'author_id'>): SQL =>
  sql`coalesce(${authorIn(sql`from company_members author where author.company_id = ${table.company_id}`, table)}, ${authorIn(sql`from users author where true`, table)})`;

const changeSchema = z
  .object({
    field: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    cut: z.boolean().describe('Whether a value is truncated.'),
  })
  .meta({ id: 'AuditChange', description: 'A changed field.' });

/** The maximum of an integer: values are not truncated. */
const whole = sql`2147483647`;

/** Characters of each value in a list, which bound the size of a page. */
const mostLetters = 1000;

/**
 * The changed fields that the caller may see, with each value truncated to `letters` characters.
 */
function visibleChanges(table: typeof audits, asker: QueryScope, letters: SQL): SQL {
  const change = sql`change.key`;
  const { auditable_type: type, company_id: companyId, auditable_id: id } = table;
  const value = (side: 'from' | 'to') =>
    displayedValue({ type, change, companyId, value: sql`(change.value -> ${side})` }, asker);
  return sql`(select coalesce(json_agg(json_build_object('field', ${change}, 'from', left(was, ${letters}), 'to', left(becomes, ${letters}),
      'cut', coalesce(greatest(length(was), length(becomes)) > ${letters}, false)) order by ${change}), '[]'::json)
    from jsonb_each(${table.changes}) as change
      cross join lateral (select ${value('from')} as was, ${value('to')} as becomes offset 0) as values
    where ${isVisibleChange({ type, change, companyId, id }, asker)})`;
}

const logGrant = { all: 'company_settings' } as const;

export const auditRecord = record(audits)({
  name: 'Audit',
  description:
    'A change of a record: who changed which fields, when, and their values before and after.',
  permissions: { read: logGrant },
  hidden: ['changes', 'author_id'],
  computed: {
    changes: {
      schema: z
        .array(changeSchema)
        .describe(
          `Only fields of the record that the caller may see, with at most ${mostLetters} characters of each value. Secret fields have no values; empty if the record was created or deleted.`,
        ),
      sql: (table, asker) => visibleChanges(table, asker, sql`${mostLetters}`),
    },
    can_put_back: {
      schema: z.boolean().describe('Whether the caller may revert the record to its values then.'),
      sql: ({ auditable_type: type, company_id: companyId, auditable_id: id }, asker) =>
        mayRevert({ type, companyId: sql`${companyId}`, id: sql`${id}` }, asker),
    },
    author: {
      schema: authorSchema
        .nullable()
        .describe(
          'Null if nobody of the company made the change. Former members have the name that they had when they left.',
        ),
      sql: authorOf,
    },
  },
  attached: {
    whole_changes: {
      schema: z.array(changeSchema).describe('`changes` with untruncated values.'),
      sql: (table, asker) => visibleChanges(table, asker, whole),
    },
  },
});

const days = {
  from: { description: 'On this day or later.', filter: fromDay('from', audits.created_at) },
  to: { description: 'On this day or earlier.', filter: toDay('to', audits.created_at) },
};

const common = {
  record: auditRecord,
  tag: 'History',
  missing: 'Запись не найдена',
  sort: ['id'],
  descending: true,
} as const;

/** The audit log of a company, filtered by author and kind of record. */
export const auditLogResource = resource({
  ...common,
  path: '/admin/get_log',
  filters: ['author_id', 'auditable_type', 'auditable_id', 'event'],
  specialFilters: days,
});

/**
 * The histories of single records, each a list below its record that can also be filtered by field.
 */
export const historyResource = resource({
  ...common,
  path: '/audits',
  filters: ['author_id', 'event'],
  specialFilters: {
    ...days,
    field: {
      description: 'Changes of one of these fields that the caller may see.',
      whole: true,
      filter: filter<{ fields: readonly string[] }>({
        read: (fields) => ({ fields }),
        where: ({ fields }, asker) => {
          const change = sql`change.key`;
          const { auditable_type: type, company_id: companyId, auditable_id: id } = audits;
          return sql`exists (select 1 from jsonb_object_keys(${audits.changes}) as change (key)
            where (${change} = any(${fields}::text[]) or split_part(${change}, '.', 1) = any(${fields}::text[]))
              and ${isVisibleChange({ type, change, companyId, id }, asker)})`;
        },
      }),
    },
  },
});
