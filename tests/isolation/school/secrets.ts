// What responses must not reveal: the mark in every text of the school, ids of its rows, keys of its files and
// addresses of its members. Each identifies one row, so that a response may contain what its reader may know.
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../api/src/kit/database/database.ts';
import type { Json } from '../../kit/rest.ts';
import type { RunAsOwner } from './database.ts';
import { idsOfRows, type Rows, type Tenant } from './rows.ts';

/** The word that marks the school's texts; the id of the row is appended. */
export const secretMark = 'Тайна';

/** Whether a text was written for the tested school; names are always marked. */
export const isMarked = (text: Json): boolean =>
  typeof text === 'string' && text.includes(secretMark);

const secretWords = new RegExp(`${secretMark}(?:-(\\d{9}))?`, 'g');
const ids = /(?<!\d)\d{9}(?!\d)/g;
/** Global ids and cursors, which are encoded. */
const encoded = /[A-Za-z0-9_-]{8,}/g;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The row of a value. */
interface Secret {
  table: string;
  id: number;
}

export interface Secrets {
  /** The table of the row with this id; undefined if the school has no such row. */
  tableOf: (id: number) => string | undefined;
  /**
   * One line for each secret in `answer` that is neither in `sent` nor in a row that the reader knows.
   */
  leaksIn: (answer: string, sent: string, knows: (id: number) => boolean) => string[];
  /** How a response shows data of the school: by a marked text, or only by an id or a key. */
  shows: (answer: string) => 'texts' | 'values' | null;
}

export function secretsOf(rows: Rows): Secrets {
  const ids = idsOfRows(rows);
  const byId = (id: string): Secret | undefined => {
    const table = ids.get(Number(id));
    return table === undefined ? undefined : { table, id: Number(id) };
  };
  const byValue = new Map<string, Secret>();
  for (const [table, some] of rows) {
    for (const row of some.filter(({ id }) => ids.has(id))) {
      const text = JSON.stringify(row);
      for (const value of [...found(text, uuids), ...found(text, addresses)])
        byValue.set(value, { table, id: row.id });
    }
  }
  const secretBehind = (value: string) => byId(value) ?? byValue.get(value);
  const valuesIn = (text: string) =>
    new Set([...idsIn(text), ...found(text, uuids), ...found(text, addresses)]);
  return {
    tableOf: (id) => ids.get(id),
    leaksIn: (answer, sent, knows) => {
      const known = valuesIn(sent);
      const marks = [...answer.matchAll(secretWords)].flatMap(([mark, id]) => {
        if (id === undefined) return sent.includes(secretMark) ? [] : [mark];
        const secret = byId(id);
        return secret && knows(secret.id) ? [] : [mark];
      });
      const values = [...valuesIn(answer)].flatMap((value) => {
        const secret = secretBehind(value);
        if (!secret || known.has(value) || knows(secret.id)) return [];
        return [`${value} of ${secret.table}`];
      });
      const all = [...new Set([...marks, ...values])];
      const more = all.length > 5 ? ` and ${all.length - 5} more` : '';
      return all.length > 0 ? [`tells ${all.slice(0, 5).join(', ')}${more}`] : [];
    },
    shows: (answer) => {
      if (found(answer, secretWords).length > 0) return 'texts';
      return [...valuesIn(answer)].some(secretBehind) ? 'values' : null;
    },
  };
}

function idsIn(text: string): Set<string> {
  const decoded = found(text, encoded).map((token) => Buffer.from(token, 'base64url').toString());
  return new Set([text, ...decoded].flatMap((each) => found(each, ids)));
}

const found = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/**
 * Appends the id of the row to every text that people read and write: texts written with the word through the API, and
 * names that no route writes yet.
 */
export async function markTexts(look: RunAsOwner, { companyId, people }: Tenant): Promise<void> {
  await look(async (transaction) => {
    for (const { table, column, type, is_name } of await rowsOf<TextColumn>(
      transaction,
      textColumns,
    )) {
      const [name, text] = [sql.identifier(table), sql.identifier(column)];
      const mark = sql`${`${secretMark}-`} || id`;
      const marked = sql`case when ${text}::text like ${`%${secretMark}%`}
        then replace(${text}::text, ${secretMark}, ${mark}) else ${text}::text || ' ' || ${mark} end`;
      await transaction.execute(sql`
        update ${name} set ${text} = (${marked})::${sql.raw(type)}
        where ${ownerOf(table)} and ${text} is not null
          and (${is_name} or ${text}::text like ${`%${secretMark}%`})`);
    }
  });

  function ownerOf(table: string) {
    if (table === 'companies') return sql`id = ${companyId}`;
    if (table === 'users') return sql`id = any(${sql.raw(`array[${people.join(', ')}]`)})`;
    return sql`company_id = ${companyId}`;
  }
}

interface TextColumn {
  table: string;
  column: string;
  type: string;
  /** A name or title, which has a collation for readers. Other texts may be for programs. */
  is_name: boolean;
}

const textColumns = sql`
  select relation.relname as table, attribute.attname as column,
    format_type(attribute.atttypid, null) as type, collname is not distinct from 'und-x-icu' as is_name
  from pg_class relation
  join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0
    and not attribute.attisdropped and attribute.attgenerated = ''
    and attribute.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
  left join pg_collation on pg_collation.oid = attribute.attcollation
  where relation.relkind = 'r' and relation.relnamespace = 'public'::regnamespace
    and exists (select 1 from pg_attribute where attrelid = relation.oid and attname = 'id')
    and (relation.relname in ('companies', 'users')
      or exists (select 1 from pg_attribute where attrelid = relation.oid and attname = 'company_id'))
  -- The history is marked last, as marking makes more of it.
  order by relation.relname = 'audits', 1, 2`;
