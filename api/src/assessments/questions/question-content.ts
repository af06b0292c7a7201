// Reads questions with all parts that scoring (`scoreOf`) and validation (`flawsOf`) need.
import { sql, type SQL } from 'drizzle-orm';
import type { Question } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

export type QuestionContent = Question & { id: number; active: boolean };

/** A question with everything that an attempt needs to show it. */
export type AttemptQuestionContent = Question & {
  id: number;
  /** The time limit in seconds from opening the question; null is no limit. */
  timer: number | null;
  /** How often it may be answered within an attempt; the last answer counts. */
  max_attempts: number;
  infinity_attempts: boolean;
  required: boolean;
  /** Null: the test's setting applies. */
  shuffle_answers: boolean | null;
  show_answer_note: boolean;
  check_without_register: boolean;
  solution: string | null;
  /** Attached files in order. */
  files_id: number[];
};

/** Existing questions among these ids, ordered by id. */
export const questionContents = (
  transaction: Transaction,
  scope: Pick<Scope, 'companyId'>,
  ids: readonly number[],
): Promise<QuestionContent[]> =>
  contents(transaction, scope, ids, sql`question.status = 'active' as active`);

/** The same with the fields of `AttemptQuestionContent`. */
export const attemptQuestionContents = (
  transaction: Transaction,
  scope: Pick<Scope, 'companyId'>,
  ids: readonly number[],
): Promise<AttemptQuestionContent[]> =>
  contents(
    transaction,
    scope,
    ids,
    sql`question.timer, question.max_attempts, question.infinity_attempts, question.required, question.shuffle_answers,
      question.show_answer_note, question.check_without_register, question.solution,
      array(select shown.file_id from test_question_media shown
        where shown.company_id = question.company_id and shown.question_id = question.id order by shown.sort) as files_id`,
  );

async function contents<Content>(
  transaction: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly number[],
  more: SQL,
): Promise<Content[]> {
  if (ids.length === 0) return [];
  return rowsOf<Content>(
    transaction,
    sql`select question.id, ${more}, question.type, question.question,
        question.max_points, question.partial, question.penalty_percentage, question.case_sensitive,
        question.correspondence_multi, question.criterion_type,
        ${partsOf('question_answers', ['id', 'value', 'comment', 'correct', 'correct_position', 'sort', 'parent_answer_id'], sql`, 'tolerance', part.tolerance::text`)} as answers,
        ${partsOf('correspondences', ['id', 'is_main', 'value', 'sort'])} as correspondences,
        ${partsOf('correspondence_links', ['main_id', 'dependent_id'], sql``, 'id')} as correspondence_links,
        ${partsOf('select_input_items', ['id', 'answer_id', 'value', 'correct', 'sort'])} as select_input_items,
        ${partsOf('question_criteria', ['id', 'name', 'description', 'max_points', 'sort'])} as question_criteria_by_sort
      from test_questions question
      where question.company_id = ${companyId} and question.id = any(${idArray(ids)})
      order by question.id`,
  );
}

/** Safe as identifiers: the names are constants of this file. */
const partsOf = (
  table: string,
  columns: readonly string[],
  more = sql``,
  order: 'sort' | 'id' = 'sort',
) => sql`(
  select coalesce(json_agg(json_build_object(${sql.raw(columns.map((name) => `'${name}', part.${name}`).join(', '))}${more})
    order by ${sql.raw(`part.${order}, part.id`)}), '[]'::json)
  from ${sql.identifier(table)} part
  where part.company_id = question.company_id and part.question_id = question.id)`;
