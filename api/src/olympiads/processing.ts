// Processes the table of an olympiad: reads the attempts test by test, ranks the learners, and replaces the old table
// in one transaction.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  prizeOf,
  rankLearners,
  type Prize,
  type Ranked,
  type RankedAttempt,
  type TieRule,
} from '@kafedra/common/assessments';
import { defineJob, type JobReport } from '../jobs/index.ts';
import { rowOf, rowsOf, type Transaction } from '../kit/database/database.ts';
import { idArray } from '../kit/lists/filters.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { isCounted } from '../assessments/index.ts';
import { folderGrants } from './olympiad-records.ts';
import { folderResource } from './olympiads.ts';

interface Rules {
  user_prize: Prize[];
  tie_rule: TieRule;
  school_class_field_id: number | null;
  tests: number[];
  read_at: string;
}

/** An attempt with the data that its row needs besides the rank. */
interface FoundAttempt extends RankedAttempt {
  full_name: string;
  waits: boolean;
}

/** Rows per statement: some milliseconds of the database. */
const batch = 1000;

export const tableProcessing = defineJob({
  kind: 'test_result_folder_processing',
  input: z.object({ folder_id: z.int() }),
  run: async ({ input: { folder_id }, scope, step }) => {
    const token = randomUUID();
    const rules = await step((transaction) => begin(transaction, scope, folder_id, token));
    const found: FoundAttempt[] = [];
    for (const [index, test_id] of rules.tests.entries()) {
      const total = rules.tests.length;
      const attempts = await step(
        (transaction) => attemptsAt(transaction, scope.companyId, test_id),
        () => ({ done: index + 1, total }),
      );
      found.push(...attempts);
    }
    const table = tableOf(found, rules);
    const userIds = table.map(({ user_id }) => user_id);
    const classes = await step((transaction) =>
      classesOf(transaction, scope.companyId, rules.school_class_field_id, userIds),
    );
    const waiting = found.filter(({ waits }) => waits).length;
    return async (transaction) => {
      const isMine = await finish(transaction, scope, folder_id, { token, rules, table });
      if (isMine) await write(transaction, scope, folder_id, { rules, table, classes });
      return { report: reportOf(table, waiting, isMine) };
    };
  },
});

/** From now on changes are recorded, and an earlier processing can no longer write its table. */
async function begin(
  transaction: Transaction,
  scope: Scope,
  id: number,
  token: string,
): Promise<Rules> {
  // The permission may have been revoked since the job was created.
  await folderResource.lock({ transaction, scope, grant: folderGrants.update, place: {} }, id);
  return rowOf<Rules>(
    transaction,
    sql`update test_result_folders folder set is_changed = false, processing = ${token}
      where folder.company_id = ${scope.companyId} and folder.id = ${id}
      returning user_prize, tie_rule, school_class_field_id, now()::text as read_at, array(
        select link.test_id from test_result_folder_tests link
        where link.company_id = folder.company_id and link.folder_id = folder.id order by link.sort) as tests`,
  );
}

/** Each learner's best attempt, by the same rule as `rankLearners`, which needs no others. */
const attemptsAt = (
  transaction: Transaction,
  companyId: number,
  testId: number,
): Promise<FoundAttempt[]> =>
  rowsOf<FoundAttempt>(
    transaction,
    sql`select distinct on (attempt.user_id) attempt.id, attempt.user_id, attempt.test_id,
        coalesce(attempt.points, 0)::double precision as points, attempt.max_points,
        (extract(epoch from attempt.finished_at - attempt.began_at) * 1000)::double precision as duration,
        (extract(epoch from attempt.finished_at) * 1000)::double precision as finished,
        attempt.waiting_count > 0 as waits, member.full_name
      from test_attempts attempt
      join company_members member on member.company_id = attempt.company_id and member.user_id = attempt.user_id
      where attempt.company_id = ${companyId} and attempt.test_id = ${testId} and ${isCounted('attempt')}
      order by attempt.user_id, attempt.points desc, attempt.finished_at - attempt.began_at, attempt.finished_at, attempt.id`,
  );

type TableRow = Ranked & { full_name: string };

/** Learners with equal results are sorted by name. */
function tableOf(found: readonly FoundAttempt[], { tie_rule }: Rules): TableRow[] {
  const names = new Map(found.map(({ user_id, full_name }) => [user_id, full_name]));
  return rankLearners(found, tie_rule)
    .map((ranked) => ({ ...ranked, full_name: names.get(ranked.user_id) ?? '' }))
    .sort(
      (one, other) => one.place - other.place || one.full_name.localeCompare(other.full_name, 'ru'),
    );
}

/** As displayed text; the first of several values. */
async function classesOf(
  transaction: Transaction,
  companyId: number,
  fieldId: number | null,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  if (fieldId === null) return new Map();
  const held = await rowsOf<{ user_id: number; school_class: string }>(
    transaction,
    sql`select held.user_id, left(coalesce(variable.value, held.value), 255) as school_class
      from custom_field_user_values held
      left join custom_field_variables variable on variable.company_id = held.company_id and variable.id = held.variable_id
      where held.company_id = ${companyId} and held.custom_field_id = ${fieldId} and held.is_first
        and held.user_id = any(${idArray(userIds)})`,
  );
  return new Map(held.map(({ user_id, school_class }) => [user_id, school_class]));
}

interface Finished {
  token: string;
  rules: Rules;
  table: readonly TableRow[];
}

/** Returns whether no other processing has begun since. */
async function finish(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  { token, rules, table }: Finished,
): Promise<boolean> {
  const mine = await rowsOf(
    transaction,
    sql`update test_result_folders set processing = null, processed_at = ${rules.read_at}::timestamptz,
        is_outdated = is_changed, learners_count = ${table.length}
      where company_id = ${companyId} and id = ${id} and processing = ${token} returning id`,
  );
  return mine.length > 0;
}

interface Made extends Omit<Finished, 'token'> {
  classes: ReadonlyMap<number, string>;
}

async function write(
  transaction: Transaction,
  { companyId }: Scope,
  folderId: number,
  { rules, table, classes }: Made,
): Promise<void> {
  await transaction.execute(
    sql`delete from test_result_folder_rows where company_id = ${companyId} and folder_id = ${folderId}`,
  );
  const sorts = new Map(rules.tests.map((id, index) => [id, index + 1]));
  for (let from = 0; from < table.length; from += batch) {
    const some = table.slice(from, from + batch).map(({ finished, best, ...row }, index) => {
      const prize = prizeOf(rules.user_prize, row.place);
      return {
        ...row,
        index,
        school_class: classes.get(row.user_id) ?? null,
        finished_at: new Date(finished).toISOString(),
        prize: prize?.name ?? null,
        diploma_text: prize?.diploma_text ?? null,
        results: best.map(({ id, finished: ended, ...result }) => ({
          ...result,
          attempt_id: id,
          sort: sorts.get(result.test_id) ?? 0,
          finished_at: new Date(ended).toISOString(),
        })),
      };
    });
    // Skips users who have left the company meanwhile.
    await transaction.execute(
      sql`with made as (
          select * from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as made (index integer, user_id integer, full_name text,
            school_class text, place integer, points numeric, max_points integer, duration double precision, finished_at timestamptz,
            prize text, diploma_text text, results jsonb)
        ), added as (
          insert into test_result_folder_rows (company_id, folder_id, user_id, full_name, school_class, place, points, max_points,
            duration, finished_at, prize, diploma_text)
          select ${companyId}, ${folderId}, made.user_id, made.full_name, made.school_class, made.place, made.points, made.max_points,
            made.duration, made.finished_at, made.prize, made.diploma_text
          from made join company_members member on member.company_id = ${companyId} and member.user_id = made.user_id
          order by made.index
          returning id, user_id, school_class
        )
        insert into test_result_folder_results (company_id, folder_id, row_id, user_id, test_id, sort, attempt_id, school_class,
          points, max_points, duration, finished_at)
        select ${companyId}, ${folderId}, added.id, added.user_id, result.test_id, result.sort, result.attempt_id, added.school_class,
          result.points, result.max_points, result.duration, result.finished_at
        from added join made using (user_id)
        cross join lateral jsonb_to_recordset(made.results) as result (test_id integer, sort integer, attempt_id integer,
          points numeric, max_points integer, duration double precision, finished_at timestamptz)`,
    );
  }
}

function reportOf(table: readonly TableRow[], waiting: number, isMine: boolean): JobReport {
  if (!isMine) {
    const why = 'Её уже обрабатывает задача, которая началась позже';
    return { taken: [], left: [{ title: 'Таблица', why }] };
  }
  const why = 'Их баллы могут измениться: обработайте таблицу снова, когда всё проверят';
  return {
    taken: [{ title: 'Участники', count: table.length }],
    left: waiting === 0 ? [] : [{ title: `Попыток на проверке: ${waiting}`, why }],
  };
}
