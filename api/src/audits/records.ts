// How the history of changes travels.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TableWith } from '../kit/columns.ts';
import { fromDay, toDay } from '../kit/filters.ts';
import { isTold } from '../kit/record/history.ts';
import { record } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import { audits } from './tables.ts';

/** What a person reads of a value: texts and numbers as they are, several by commas, null for none. */
const told = (side: 'from' | 'to') => sql`case jsonb_typeof(change.value -> ${side})
  when 'array' then (select string_agg(item, ', ') from jsonb_array_elements_text(change.value -> ${side}) as item)
  else change.value ->> ${side} end`;

/** The members first: their rows stay as they were when somebody left. Tools have no other row than their account's. */
const author = (from: SQL, table: TableWith<'author_id'>) =>
  sql`(select json_build_object('id', author.id, 'name', author.name, 'surname', author.surname, 'photo', author.photo) ${from} and author.id = ${table.author_id})`;

const logGrant = { all: 'company_settings' } as const;

export const auditRecord = record(audits)({
  name: 'Audit',
  description: 'One change: who changed which fields of a record from what to what, and when.',
  permissions: { read: logGrant },
  hidden: ['changes', 'author_id'],
  computed: {
    changes: {
      schema: z
        .array(
          z
            .object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })
            .meta({ id: 'AuditChange', description: 'One field of a change.' }),
        )
        .describe(
          'Only fields that the record shows to whoever asks. Of secret fields neither value is told; empty for what was created or deleted.',
        ),
      sql: (table, asker) => {
        const change = sql`change.key`;
        const { auditable_type: type, company_id: companyId, auditable_id: id } = table;
        return sql`(select coalesce(json_agg(json_build_object('field', ${change}, 'from', ${told('from')}, 'to', ${told('to')}) order by ${change}), '[]'::json) from jsonb_each(${table.changes}) as change where ${isTold({ type, change, companyId, id }, asker)})`;
      },
    },
    author: {
      schema: z
        .object({
          id: z.int(),
          name: z.string(),
          surname: z.string().nullable(),
          photo: z.string().nullable(),
        })
        .meta({ id: 'AuditAuthor', description: 'The person who changed something.' })
        .nullable()
        .describe('Null when nobody of the company did it; whoever has left is named as then.'),
      sql: (table) =>
        sql`coalesce(${author(sql`from company_members author where author.company_id = ${table.company_id}`, table)}, ${author(sql`from users author where true`, table)})`,
    },
  },
});

/** Everything that happened in a company; it is by whom and to what that it is looked through. */
export const logResource = resource({
  record: auditRecord,
  path: '/admin/get_log',
  tag: 'History',
  missing: 'Запись не найдена',
  sort: ['id'],
  descending: true,
  filters: ['author_id', 'auditable_type', 'auditable_id', 'event'],
  specialFilters: {
    from: { description: 'On this day or later.', filter: fromDay('from', audits.created_at) },
    to: { description: 'On this day or earlier.', filter: toDay('to', audits.created_at) },
  },
});
