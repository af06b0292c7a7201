// Reads the questions of attempts with their answers and scores.
import { sql, type SQL } from 'drizzle-orm';
import type { CriterionMark, ScoredPart } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { markedText, companyFileOwner } from '../../kit/files/signed-urls.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { wireText } from '../../kit/records/wire.ts';
import { signedAddress, files } from '../../media/index.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import type { ShownFile, StoredAnswer } from './attempt-shapes.ts';
import type { answerStates } from './attempt-tables.ts';

export interface FoundQuestion {
  id: number;
  attempt_id: number;
  question_id: number;
  question: AttemptQuestionContent;
  place: number;
  part: number;
  opened_at: string | null;
  deadline_at: string | null;
  is_over: boolean;
  answer: StoredAnswer | null;
  revision: number;
  answered_at: string | null;
  tries: number;
  state: (typeof answerStates)[number] | null;
  points: number | null;
  max_points: number;
  parts: ScoredPart[] | null;
  marks: CriterionMark[] | null;
  comment: string | null;
  checked_at: string | null;
  /** The name of the teacher who checked the answer. */
  checker: string | null;
}

/** Selects all questions of an attempt, or one of them. */
export const byAttempt = (attemptId: number, questionId: number | null = null): SQL =>
  sql`item.attempt_id = ${attemptId} and item.question_id = coalesce(${questionId}::integer, item.question_id)`;

/** Selects rows by id, across attempts. */
export const byRowIds = (ids: readonly number[]): SQL => sql`item.id = any(${idArray(ids)})`;

/** Ordered by place. */
export const findQuestions = (
  transaction: Transaction,
  companyId: number,
  which: SQL,
): Promise<FoundQuestion[]> =>
  rowsOf<FoundQuestion>(
    transaction,
    sql`select item.id, item.attempt_id, item.question_id, ${shownContent} as question, item.place, item.part, item.opened_at, item.answer,
        item.revision, item.tries, item.state, item.points::double precision as points, item.max_points, item.parts,
        item.marks, item.comment, ${wireText(sql`item.checked_at`)} as checked_at,
        (select checker.full_name from company_members checker
          where checker.company_id = item.company_id and checker.user_id = item.checker_id) as checker,
        ${wireText(sql`item.answered_at`)} as answered_at, ${wireText(ends)} as deadline_at,
        coalesce(${ends} <= now(), false) as is_over
      from test_attempt_questions item
        join test_question_versions version on version.company_id = item.company_id and version.id = item.version_id
      where item.company_id = ${companyId} and ${which}
      order by item.place`,
  );

/** The content of `version` with the files in its texts marked for signing; it is JSON. */
export const shownContent = sql`${markedText(sql`version.content::text`, companyFileOwner(sql`version.company_id`))}::jsonb`;

const ends = sql`(item.opened_at + (version.content ->> 'timer')::integer * interval '1 second')`;

/** Reads the files attached to questions and those uploaded with answers. */
export async function findFiles(
  transaction: Transaction,
  companyId: number,
  questions: readonly FoundQuestion[],
): Promise<Map<number, ShownFile>> {
  const ids = questions.flatMap(({ question, answer }) => [
    ...question.files_id,
    ...(answer?.files_id ?? []),
  ]);
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<ShownFile>(
    transaction,
    sql`select id, file_name as name, mime_type, size::double precision as size, ${signedAddress(files)} as url
      from files where company_id = ${companyId} and id = any(${idArray(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
