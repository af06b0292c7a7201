// Creates tests in a test's school, and attempts at them, through the public API.
import { graphqlClient, type GraphqlClient } from '../../kit/graphql.ts';
import type { Json } from '../../kit/rest.ts';
import { kafedraUrl } from './running-kafedra.ts';
import type { School } from './school.ts';

/** A test that can be opened to learners, with its REST id. */
export interface CreatedTest {
  id: number;
  globalId: string;
  /** Opens the test to these users (global ids). */
  open: (userIds: string[]) => Promise<unknown>;
}

export async function newTest(
  school: School,
  questions: readonly object[],
  input: object,
): Promise<CreatedTest> {
  const { test: made } = await school.mutate(
    'createTest',
    { shownResult: 'ANSWERS', ...input },
    'test { id databaseId }',
  );
  for (const question of questions) {
    await change(school.ask, 'createTestQuestion', { testId: made.id, active: true, ...question });
  }
  await change(school.ask, 'activateTest', { id: made.id });
  return {
    id: made.databaseId,
    globalId: made.id,
    open: (userIds) => change(school.ask, 'attachTestAllowUsers', { id: made.id, userIds }),
  };
}

/**
 * Takes and finishes the test as the learner with this token; returns the REST id of the attempt.
 */
export async function submitAttempt(
  school: School,
  { id }: CreatedTest,
  token: string,
  /**
   * Answers in the order of the questions, or functions of a question as the taker sees it, whose ids are valid in this
   * attempt only. Missing ones stay unanswered.
   */
  answers: readonly (object | ((question: Json) => object))[],
): Promise<number> {
  const ask = graphqlClient(kafedraUrl(), token);
  const { data } = await ask(
    `{ company(code: "${school.code}") { learnerTest(databaseId: ${id}) { id } } }`,
  );
  const { learnerAttempt } = await change(
    ask,
    'beginTest',
    { testId: data.company.learnerTest.id },
    'learnerAttempt { id databaseId questions { questionId answers { databaseId value } } }',
  );
  for (const [index, answer] of answers.entries()) {
    const question = learnerAttempt.questions[index];
    await change(ask, 'answerAttemptQuestion', {
      attemptId: learnerAttempt.id,
      questionId: question.questionId,
      revision: 1,
      answer: typeof answer === 'function' ? answer(question) : answer,
    });
  }
  await change(ask, 'finishAttempt', { attemptId: learnerAttempt.id });
  return learnerAttempt.databaseId;
}

/** Runs a mutation whose id already contains the company. */
async function change(
  ask: GraphqlClient,
  name: string,
  input: object,
  select = 'clientMutationId',
): Promise<Json> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { message } } }`,
    { input },
  );
  const payload = answer.data?.[name];
  if (answer.errors || payload?.userErrors.length !== 0) {
    throw new Error(`${name} failed: ${JSON.stringify(answer)}`);
  }
  return payload;
}
