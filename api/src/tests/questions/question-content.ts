// Questions with all that their answers are judged by, as `scoreOf` and `flawsOf` take them.
import { sql } from 'drizzle-orm';
import type { Question } from '@kafedra/common/tests';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { idArray } from '../../kit/filters.ts';
import type { Scope } from '../../kit/permissions.ts';

export type QuestionContent = Question & { id: number; active: boolean };

/** Those of these ids that are there, by their ids. */
export async function questionContents(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<QuestionContent[]> {
  if (ids.length === 0) return [];
  return rowsOf<QuestionContent>(
    transaction,
    sql`select question.id, question.status = 'active' as active, question.type, question.question,
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

/** Names of tables and columns of our own. */
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
