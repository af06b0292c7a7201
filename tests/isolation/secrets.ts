// What must not be told: the mark in every text of the school, the ids of its rows, the keys of its files and the
// addresses of its people. Each names one row, so that an answer may hold what its reader knows by right.
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../api/src/kit/database/database.ts';
import type { Json } from '../kit/rest.ts';
import type { Look } from './database.ts';
import { idsOfRows, type Rows, type Tenant } from './rows.ts';

/** The word that the school's texts are marked with; the id of their row is added to it. */
export const secretWord = 'Тайна';

/** Whether a text of a row was written for the school that is tried, unless it is a name: all its names are marked. */
export const isMarked = (text: Json): boolean =>
  typeof text === 'string' && text.includes(secretWord);

const secretWords = new RegExp(`${secretWord}(?:-(\\d{9}))?`, 'g');
const ids = /(?<!\d)\d{9}(?!\d)/g;
/** Global ids and cursors. */
const encoded = /[A-Za-z0-9_-]{8,}/g;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The row that a value belongs to. */
interface Secret {
  table: string;
  id: number;
}

export interface Secrets {
  /** The table of the school's row with this id; undefined when no row has it. */
  tableOf: (id: number) => string | undefined;
  /** In a line, what an answer tells of the school to somebody who knows only these rows, and who sent this. */
  leaksIn: (answer: string, sent: string, knows: (id: number) => boolean) => string[];
  /** How an answer shows anything of the school: by a mark, or at least by an id or a key. */
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
        if (id === undefined) return sent.includes(secretWord) ? [] : [mark];
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
 * Marks every text that people read and write with the id of its row: what was written with the word through the API,
 * and names that no route writes yet.
 */
export async function markTexts(look: Look, { companyId, people }: Tenant): Promise<void> {
  await look(async (transaction) => {
    for (const { table, column, type, is_name } of await rowsOf<TextColumn>(
      transaction,
      textColumns,
    )) {
      const [name, text] = [sql.identifier(table), sql.identifier(column)];
      const mark = sql`${`${secretWord}-`} || id`;
      const marked = sql`case when ${text}::text like ${`%${secretWord}%`}
        then replace(${text}::text, ${secretWord}, ${mark}) else ${text}::text || ' ' || ${mark} end`;
      await transaction.execute(sql`
        update ${name} set ${text} = (${marked})::${sql.raw(type)}
        where ${ownerOf(table)} and ${text} is not null
          and (${is_name} or ${text}::text like ${`%${secretWord}%`})`);
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
  /** A text that is sorted as a reader expects: a name or a title. Any other may be for programs. */
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
