// Statistics of a test by topic: how much of each topic its takers know.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { hasAll, wordPattern } from '../../kit/lists/list.ts';
import type { ListMeta, ListParameters } from '../../kit/lists/contract.ts';
import { countedAttempts } from './item-analysis.ts';

export const topicStatistics = z
  .object({
    topic_id: z.int(),
    name: z.string(),
    questions_count: z
      .int()
      .describe('Number of questions of the test with this topic that were asked.'),
    answers_count: z.int().describe('Number of scored answers.'),
    mean_share: z.number().nullable().describe('Mean share of the maximum points, from 0 to 1.'),
  })
  .meta({ id: 'TopicStatistics', description: 'The statistics of the questions of a topic.' });

/** The points of one attempt's checked answers by name of the topic. */
export const pointsByTopic = (companyId: SQL, attemptId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('topic_id', topic_score.id, 'name', topic_score.name, 'points', topic_score.points, 'max_points', topic_score.max_points) order by topic_score.name, topic_score.id), '[]'::json)
  from (
    select topic.id, topic.name, sum(item.points)::double precision as points, sum(item.max_points)::integer as max_points
    from test_attempt_questions item ${withTopics(companyId)}
    where item.company_id = ${companyId} and item.attempt_id = ${attemptId} and item.state <> 'waits'
    group by topic.id, topic.name) as topic_score)`;

/** Joins the attempt questions in `item` with their current topics. */
const withTopics = (companyId: SQL | number): SQL => sql`
  join test_questions question on question.company_id = ${companyId} and question.id = item.question_id
  join topics topic on topic.company_id = ${companyId} and topic.id = question.topic_id`;

/** Each answer contributes its share of points, whatever the question's maximum. */
export async function topicsOf(
  transaction: Transaction,
  companyId: number,
  {
    testId,
    where,
    names,
    parameters: { position, perPage },
  }: { testId: number; where: SQL; names: readonly string[]; parameters: ListParameters },
): Promise<{ data: z.infer<typeof topicStatistics>[]; meta: ListMeta }> {
  const page = position.kind === 'page' ? position.number : 1;
  const found = await rowsOf<z.infer<typeof topicStatistics>>(
    transaction,
    sql`with counted as ${countedAttempts(companyId, testId, where)}
      select topic.id as topic_id, topic.name, count(distinct item.question_id)::integer as questions_count,
        (count(*) filter (where item.state <> 'waits'))::integer as answers_count,
        (avg(item.points / nullif(item.max_points, 0)) filter (where item.state <> 'waits'))::double precision as mean_share
      from counted
      join test_attempt_questions item on item.company_id = ${companyId} and item.attempt_id = counted.id
      ${withTopics(companyId)}
      where ${hasAll(sql`topic.name`, sql`${sql.param(names.map(wordPattern))}::text[]`)}
      group by topic.id, topic.name order by topic.name, topic.id`,
  );
  return {
    data: found.slice((page - 1) * perPage, page * perPage),
    meta: {
      total: found.length,
      current_page: page,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(found.length / perPage)),
      supports: [],
    },
  };
}
