// Records of generations and generated questions, for users who may change their test.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { markedText, companyFileOwner } from '../kit/files/signed-urls.ts';
import { belongsTo, ownedThrough, record } from '../kit/records/record.ts';
import { jobRecord } from '../jobs/index.ts';
import { staffRecord } from '../people/staff.ts';
import { testGrants, testRecord } from '../assessments/index.ts';
import { contentSchema } from './content.ts';
import { problemSchema } from './generation-rules.ts';
import { generatedQuestions, testGenerations, type generatedStates } from './generation-tables.ts';

const { update } = testGrants;

const countOf = (state: (typeof generatedStates)[number], described: string) => ({
  schema: z.int().describe(described),
  sql: (table: typeof testGenerations): SQL =>
    sql`(select count(*)::integer from generated_questions question where question.company_id = ${table.company_id}
      and question.generation_id = ${table.id} and question.state = ${state})`,
});

export const generationRecord = record(testGenerations)({
  name: 'TestGeneration',
  description: 'A request for questions that an AI generates for a test, and its result.',
  permissions: { read: update },
  mine: ownedThrough(() => testRecord, 'test_id'),
  hidden: ['order', 'done_asks', 'problems', 'author_id', 'updated_at'],
  order: 'created_at',
  computed: {
    problems: {
      schema: z.array(problemSchema),
      sql: ({ problems }) => sql`${problems}`,
    },
    offered_count: countOf('offered', 'Number of questions that wait for review.'),
    taken_count: countOf('taken', 'Number of questions added to the test.'),
    thrown_count: countOf('thrown', 'Number of discarded questions.'),
  },
  relations: {
    test: belongsTo(() => testRecord, 'test_id'),
    author: belongsTo(() => staffRecord, 'author_id'),
    job: belongsTo(() => jobRecord, 'job_id'),
  },
});

export const generatedQuestionRecord = record(generatedQuestions)({
  name: 'GeneratedQuestion',
  description: 'A question that an AI generated. It is not part of the test until it is added.',
  permissions: { read: update, update },
  mine: ownedThrough(() => testRecord, 'test_id'),
  hidden: ['content', 'updated_at'],
  unsummed: ['place'],
  order: 'place',
  computed: {
    content: {
      schema: contentSchema,
      sql: ({ company_id, content }) =>
        sql`${markedText(sql`${content}::text`, companyFileOwner(sql`${company_id}`))}::jsonb`,
    },
  },
  relations: { generation: belongsTo(() => generationRecord, 'generation_id') },
});
