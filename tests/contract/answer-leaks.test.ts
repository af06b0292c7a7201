// Tests that nothing GraphQL shows to learners correlates with the right answers, global ids included.
// @module-tag deep
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anyAnswer,
  authorQuestion,
  authoredKinds,
  compared,
  randomOf,
  withoutOutcomes,
  type SeenQuestion,
} from '../../api/testing/contract/answer-leaks/authored.ts';
import { findLeaks, type ComparedParts } from '../../api/testing/contract/answer-leaks/search.ts';
import { graphqlClient, type GraphqlClient } from '../kit/graphql.ts';
import { newOwner, type Json, type Owner } from '../kit/rest.ts';
import { startServers, type Servers } from '../kit/servers.ts';

const code = 'answer-leaks';
const count = 60;

let servers: Servers;
let owner: Owner;
let ownerId: number;
let graphql: GraphqlClient;

beforeAll(async () => {
  servers = await startServers({ DEMO_SCHOOL: 'off' });
  owner = await newOwner(servers.api.url, code);
  ownerId = (await owner.call('GET', '/api/auth_user')).body.data.id;
  graphql = graphqlClient(servers.url, owner.token);
});
afterAll(() => servers.stop());

const question = `id questionId place part type question maxPoints
  answers { databaseId value sort } correspondences { databaseId isMain value sort }
  selectInputItems { databaseId answerId value sort } files { id databaseId name url }
  revision answeredAt
  answer { answerIds items { answerId itemId } links { mainId dependentId } }
  score { state points parts { answerId mainId dependentId outcome } } right { solution }`;

const attempt = `learnerAttempt { id databaseId questions { ${question} } }`;

async function send(path: string, body: object): Promise<Json> {
  const answer = await owner.call('POST', `/api/companies/${owner.companyId}${path}`, body);
  expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined]);
  return answer.body.data;
}

async function mutate(name: string, input: object, select: string): Promise<Json> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const { data, errors } = await graphql(
    `mutation ($input: ${type}) { ${name}(input: $input) { ${select} userErrors { message } } }`,
    { input },
  );
  expect([name, errors, data?.[name].userErrors]).toEqual([name, undefined, []]);
  return data[name];
}

/**
 * Takes one test with a question of each type and returns everything that its learner was shown.
 */
async function taken(seed: number): Promise<ComparedParts[]> {
  const random = randomOf(seed);
  const questions = authoredKinds.map((kind) => authorQuestion(kind, random));
  const { id } = await send('/tests', {
    title: 'Проверочная',
    shuffle_answers: true,
    shown_result: 'correctness',
  });
  for (const { body } of questions) await send(`/tests/${id}/questions`, { ...body, active: true });
  await send(`/tests/${id}/activate`, {});
  await send(`/tests/${id}/attach_allow_users`, { allow_users_ids: [ownerId] });
  const { data } = await graphql(
    `
      query ($code: String!, $id: Int!) {
        company(code: $code) {
          learnerTest(databaseId: $id) {
            id
          }
        }
      }
    `,
    { code, id },
  );
  const { learnerAttempt } = await mutate(
    'beginTest',
    { testId: data.company.learnerTest.id },
    attempt,
  );
  const seen: SeenQuestion[] = learnerAttempt.questions;
  const echoes: Json[] = [];
  for (const [index, each] of seen.entries()) {
    const given: Json = anyAnswer(questions[index]?.kind ?? 'sort', each, random);
    const input = {
      attemptId: learnerAttempt.id,
      questionId: each['questionId'],
      revision: 1,
      answer: {
        answerIds: given.answers_id,
        items: given.items?.map((item: Json) => ({
          answerId: item.answer_id,
          itemId: item.item_id,
        })),
        links: given.links?.map((link: Json) => ({
          mainId: link.main_id,
          dependentId: link.dependent_id,
        })),
      },
    };
    echoes.push(await mutate('answerAttemptQuestion', input, `attemptQuestion { ${question} }`));
  }
  const finished = await mutate('finishAttempt', { attemptId: learnerAttempt.id }, attempt);
  return questions.flatMap((each, index) => {
    const everything = {
      begun: seen[index],
      echo: echoes[index],
      finished: finished.learnerAttempt.questions[index],
    };
    return compared(each, seen[index] ?? {}, withoutOutcomes(everything));
  });
}

test('nothing that learners are shown correlates with the right answers', async () => {
  const all: ComparedParts[] = [];
  for (let seed = 0; seed < count; seed += 1) all.push(...(await taken(seed)));
  expect(findLeaks(all)).toEqual([]);
});
