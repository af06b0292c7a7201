// Lists answers to one question across attempts, so that a teacher can check them one after another.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { readList, withoutEach } from '../../kit/lists/list.ts';
import type { Row, ListParameters } from '../../kit/lists/contract.ts';
import type { Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, ownedThrough, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { attemptQuestionShape } from '../attempts/attempt-shapes.ts';
import { testAttemptQuestions } from '../attempts/attempt-tables.ts';
import { byRowIds } from '../attempts/attempt-questions.ts';
import { questionsToCheck } from '../attempts/shown-attempt.ts';
import { attemptRecord, checkingGrants } from './attempt-records.ts';
import { attemptResource } from './attempts.ts';

const permissions = { read: checkingGrants, update: checkingGrants } as const satisfies Permissions;

const givenAnswerRecord = record(testAttemptQuestions)({
  name: 'GivenAnswer',
  description: 'A question of a counted attempt with the given answer.',
  permissions,
  mine: ownedThrough(() => attemptRecord, 'attempt_id'),
  hidden: [
    'version_id',
    'part',
    'opened_at',
    'answer',
    'revision',
    'tries',
    'points',
    'parts',
    'marks',
    'comment',
    'checker_id',
  ],
  order: 'id',
  unsummed: ['place'],
  attached: {
    // The route adds the question, with parts in the order in which the taker saw them.
    question: {
      schema: attemptQuestionShape.nullable().describe('As in `GET /attempts/{id}/questions`.'),
      sql: () => sql`null::json`,
    },
  },
  relations: { attempt: belongsTo(() => attemptRecord, 'attempt_id') },
});

const givenAnswers = resource({
  record: givenAnswerRecord,
  path: '/given_answers',
  tag: attemptResource.tag,
  missing: 'Ответ не найден',
  words: { one: 'один ответ', many: 'ответов', all: 'Ответы' },
  partOf: { of: attemptResource, by: 'attempt_id' },
  readOnly: true,
  where: (answer) => sql`(${answer.state} is not null and not exists (
    select 1 from test_attempts annulled where annulled.company_id = ${answer.company_id}
      and annulled.id = ${answer.attempt_id} and annulled.annulled_at is not null))`,
  sort: ['id'],
  filters: ['question_id', 'state'],
});

export function registerGivenAnswers(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: givenAnswers.path,
    tag: givenAnswers.tag,
    summary: 'List answers to questions, earliest attempts first',
    description:
      'From finished attempts that are not annulled, at the tests that the caller checks.',
    permission: checkingGrants,
    query: givenAnswers.listQuery().omit({ each: true }),
    list: givenAnswerRecord.schema,
    run: async ({ transaction, scope, query }) => {
      const parameters: ListParameters = givenAnswers.readParameters(query);
      const { data, meta } = await readList(
        transaction,
        givenAnswers.source(checkingGrants),
        parameters,
        scope,
      );
      if (!('question' in parameters.selection.with)) return { data, meta: withoutEach(meta) };
      const which = byRowIds(data.map(({ id }) => Number(id)));
      const questions = await questionsToCheck(transaction, scope.companyId, which);
      const known = new Map(questions.map((question) => [question.id, question]));
      return {
        data: data.map((row): Row => ({ ...row, question: known.get(Number(row['id'])) ?? null })),
        meta: withoutEach(meta),
      };
    },
  });
}
