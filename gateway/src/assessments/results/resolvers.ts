// Results of tests: all attempts, their answers as reviewers see them, and marking answers.
import type {
  CheckTestAnswerInput,
  Resolvers,
  UncheckTestAnswerInput,
} from '../../__generated__/resolvers.ts';
import type { AttemptQuestionRow, TestAttemptRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { historyOf } from '../../audits/index.ts';
import { changesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { renamedTo } from '../../kit/mutations/translations.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { below, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { tests } from '../collections.ts';

const attempts = companyCollection('TestAttempt', 'attempts');
const chosenAttempts = selectionOf(attempts, 'попытки');
const attemptsBelow = collectionBelow(tests, 'TestAttempt', 'attempts', 'test_id');

type Judged = { attemptQuestion: AttemptQuestionRow | null; testAttempt: TestAttemptRow | null };

/** Changes the mark of an answer; the payload contains its question and attempt. */
const judges = <Input extends CheckTestAnswerInput | UncheckTestAnswerInput>(
  method: 'PUT' | 'DELETE',
  bodyOf: (input: Input) => object,
) =>
  mutation<Input, Judged>(
    {
      call: `${method} ${below(under(below(attempts(0).path, { id: 0 }), '/questions'), { question_id: 0 }, '/check').route}`,
      fields: { version: 'seenCheckedAt' },
      failed: { attemptQuestion: null, testAttempt: null },
    },
    async (input, context, info) => {
      const { collection, companyId, id } = attempts.recordOf({ id: input.attemptId });
      const questions = under(below(collection.path, { id }), '/questions');
      const { data } = await context.rest.write<AttemptQuestionRow>(
        method,
        below(questions, { question_id: input.questionId }, '/check'),
        bodyOf(input),
      );
      return {
        attemptQuestion: { ...data, company_id: companyId },
        testAttempt: await selectedRecord(context, info, 'testAttempt', collection, { id }),
      };
    },
  );

const resolvers: Resolvers = {
  Company: {
    testAttempts: connection(attempts, { sort: 'finished_at' }),
    testAttempt: recordById(attempts),
  },
  Test: { attempts: connection(attemptsBelow, { sort: 'began_at', desc: true }) },
  TestAttempt: {
    ...historyOf(attempts),
    questions: withCall(
      async ({ company_id, id }: TestAttemptRow, _: object, { rest }: Context) => {
        const at = under(below(attempts(company_id).path, { id }), '/questions');
        const questions = await getOrNull<AttemptQuestionRow[]>(rest, at);
        return questions?.map((question) => ({ ...question, company_id })) ?? null;
      },
      {
        method: 'GET',
        route: under(below(attempts(0).path, { id: 0 }), '/questions').route,
        records: [],
        size: () => 1,
      },
    ),
  },
  Mutation: {
    checkTestAnswer: judges<CheckTestAnswerInput>(
      'PUT',
      ({ points, marks, comment, seenCheckedAt }) => ({
        points: points ?? null,
        marks:
          marks?.map(({ criterionId, points: given }) => ({
            criterion_id: criterionId,
            points: given,
          })) ?? null,
        comment: comment ?? null,
        version: seenCheckedAt ?? null,
      }),
    ),
    uncheckTestAnswer: judges<UncheckTestAnswerInput>('DELETE', ({ seenCheckedAt }) => ({
      version: seenCheckedAt ?? null,
    })),
    annulTestAttempts: changesMany(chosenAttempts, 'annul', { reason: renamedTo('reason') }),
    reinstateTestAttempts: changesMany(chosenAttempts, 'reinstate'),
    giveExtraTestAttempts: changesMany(chosenAttempts, 'give_extra'),
  },
};

export default {
  resolvers,
  shapes: {
    TestAttempt: {
      user: relation('user'),
      checker: relation('checker'),
      annuller: relation('annuller'),
    },
  },
  conditions: { TestAttemptQueueFilter: { test: idsCondition('Test', 'test_id') } },
  nodes: nodeReaders(attempts),
} satisfies Domain;
