// Full-text search for courses in all word forms; a word that no course has is replaced by the most similar one.
import { and, sql, type SQL } from 'drizzle-orm';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conditionsWith, readList } from '../../kit/lists/list.ts';
import type { ListMeta, ListSource, Row, ListParameters } from '../../kit/lists/contract.ts';
import { readRanked } from '../../kit/lists/ranked.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courses } from '../course-tables.ts';
import {
  normalizedSql,
  searchWords,
  matchDelimiters,
  splitMatches,
  tsQuery,
  prefixQuery,
  type TextPart,
} from './search-text.ts';

/** The maximum number of results; users do not page further. */
export const maxResults = 1000;

/** The least trigram similarity of a replacement; 1 is equality. */
const likeness = 0.3;

/** The maximum number of texts scanned for similar words. */
const textsLookedThrough = 1000;

export interface SearchResult {
  /** By descending rank; above `mostFound` results, the courses with the most students. */
  ids: number[];
  /** The `tsquery` that ran. */
  query: string;
  /** The words searched for instead; null if courses have the words that were sent. */
  corrected: string | null;
}

/** Drops `desc` without `sort`: a search is then sorted by rank and a list by newest first. */
export const dropDescWithoutSort = ({ desc, ...query }: Row): Row =>
  query['sort'] === undefined || desc === undefined ? query : { ...query, desc };

/** Reads a page of a course list with full-text search. An undefined `sort` sorts by rank. */
export async function searchCourses(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  scope: Scope,
  sort: unknown,
): Promise<{ data: Row[]; meta: ListMeta; found: SearchResult | null }> {
  const { search, each } = parameters;
  if (search === '') {
    return { ...(await readList(transaction, source, parameters, scope)), found: null };
  }
  const found = await findCourses(transaction, source, parameters, scope);
  const rest = { ...parameters, search: '' };
  const { data, meta } =
    sort === undefined && each === null
      ? await readRanked(transaction, source, rest, scope, found.ids)
      : await readList(transaction, source, { ...rest, ids: found.ids }, scope);
  return { data, meta, found };
}

async function findCourses(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  scope: Scope,
): Promise<SearchResult> {
  const words = searchWords(parameters.search);
  if (words.length === 0) return { ids: [], query: '', corrected: null };
  const conditions = conditionsWith(source, { ...parameters, search: '' }, scope);
  const search = { transaction, where: and(...conditions.values()) ?? sql`true` };
  const found = await searchFor(search, words);
  if (found.ids.length > 0) return { ...found, corrected: null };
  const others = await likeThese(search, words);
  if (others.join(' ') === words.join(' ')) return { ...found, corrected: null };
  const instead = await searchFor(search, others);
  return { ...instead, corrected: instead.ids.length > 0 ? others.join(' ') : null };
}

interface Search {
  transaction: Transaction;
  /** The condition on courses that may be found. */
  where: SQL;
}

async function searchFor(
  { transaction, where }: Search,
  words: readonly string[],
): Promise<{ ids: number[]; query: string }> {
  const { query } = await rowOf<{ query: string }>(
    transaction,
    sql`select ${tsQuery(words)}::text as query`,
  );
  const { id, search_words, students_count } = courses;
  const isFound = sql`${where} and ${search_words} @@ ${query}::tsquery`;
  const ranked = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from (
      select ${id}, ${search_words}, ${students_count} from ${courses} where ${isFound} limit ${maxResults + 1}
    ) as found
    order by ts_rank('{0.1, 0.2, 0.4, 1}', search_words, ${query}::tsquery) desc, students_count desc, id desc`,
  );
  if (ranked.length <= maxResults) return { ids: idsIn(ranked), query };
  // Words that so many courses have do not rank them usefully, so popularity does.
  const popular = await rowsOf<{ id: number }>(
    transaction,
    sql`select ${id} from ${courses} where ${isFound} order by ${students_count} desc, ${id} desc limit ${maxResults}`,
  );
  return { ids: idsIn(popular), query };
}

const idsIn = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Replaces each word that no course has by the most similar one; ties go to the most frequent word.
 */
async function likeThese(
  { transaction, where }: Search,
  words: readonly string[],
): Promise<string[]> {
  const { searched, search_words } = courses;
  await transaction.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`,
  );
  const rows = await rowsOf<{ word: string }>(
    transaction,
    sql`select coalesce(
      (select searched_word.word where numnode(query) = 0 or exists (
        select 1 from ${courses} where ${where} and ${search_words} @@ query)),
      (select word from (
          select ${searched} from ${courses} where ${where} and ${searched} %> searched_word.word limit ${textsLookedThrough}
        ) as text, regexp_split_to_table(${normalizedSql(sql`text.searched`)}, ' +') as word
        where length(word) > 2
        group by word having similarity(word, searched_word.word) >= ${likeness}
        order by similarity(word, searched_word.word) desc, count(*) desc, word limit 1),
      searched_word.word) as word
    from unnest(${sql.param(words)}::text[]) with ordinality as searched_word(word, place)
    cross join lateral (select case searched_word.place when ${words.length} then ${prefixQuery(sql`searched_word.word || ':*'`)}
      else to_tsquery('russian', searched_word.word) end as query) as as_searched
    order by searched_word.place`,
  );
  return rows.map(({ word }) => word);
}

export type Highlights = Record<'name' | 'anons', TextPart[]>;

/** The texts of courses, split into matching and other parts. */
export async function readHighlights(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
  query: string,
): Promise<Map<number, Highlights>> {
  if (ids.length === 0) return new Map();
  const { id, company_id, name, anons } = courses;
  const marked = (text: SQL) =>
    sql`ts_headline('russian', ${normalizedSql(text)}, ${query}::tsquery, ${`StartSel=${matchDelimiters.start}, StopSel=${matchDelimiters.end}, HighlightAll=true`})`;
  const rows = await rowsOf<
    Record<'name' | 'anons' | 'marked_name' | 'marked_anons', string> & { id: number }
  >(
    transaction,
    sql`select ${id}, ${name}, coalesce(${anons}, '') as anons, ${marked(sql`${name}`)} as marked_name, ${marked(sql`coalesce(${anons}, '')`)} as marked_anons
      from ${courses} where ${company_id} = ${companyId} and ${id} = any(${sql.param(ids)}::integer[])`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: splitMatches(row.name, row.marked_name),
        anons: splitMatches(row.anons, row.marked_anons),
      },
    ]),
  );
}
