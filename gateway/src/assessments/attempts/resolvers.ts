// Taking tests: attempts of learners, and of visitors, who are identified by a token.
import type {
  AnswerAttemptQuestionInput,
  AttemptAnswerInput,
  BeginFreeTestInput,
  BeginTestInput,
  FinishAttemptInput,
  OpenAttemptQuestionInput,
  QueryFreeTestArgs,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type {
  AttemptFileRow,
  AttemptQuestionRow,
  FreeTestRow,
  LearnerAttemptRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { companyByCode } from '../../kit/records/company-by-code.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { InputError, mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { below, path, type RestPath } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const learnerTests = companyCollection('LearnerTest', 'learning/tests');

const noTest = 'Тест не найден';
const noFile = 'Файл не найден: загрузите его ещё раз';

const ofLearner = (companyId: number, id: number, action = '') =>
  below(path`/companies/${{ companyId }}/attempts`, { id }, action);

const ofVisitor = (companyId: number, token: string, action = '') =>
  below(path`/public/companies/${{ companyId }}/attempts`, { token }, action);

interface InAttempt {
  readonly attemptId: string;
  readonly token?: string | null | undefined;
}

/** The path of an attempt; a visitor's includes their token. */
function attemptOf(input: InAttempt, action = ''): { companyId: number; at: RestPath } {
  const { companyId, id } = requireInCompany(input.attemptId, 'LearnerAttempt');
  const { token } = input;
  const at = token == null ? ofLearner(companyId, id, action) : ofVisitor(companyId, token, action);
  return { companyId, at };
}

const routeOf = (action: string) => (input: InAttempt) =>
  input.token == null ? undefined : ofVisitor(0, '', action).route;

type Questioned = { attemptQuestion: AttemptQuestionRow | null };

const bodyOf = (companyId: number, answer: AttemptAnswerInput | null | undefined) => ({
  text: answer?.text ?? null,
  answers_id: answer?.answerIds ?? null,
  texts: answer?.texts?.map(({ answerId, text }) => ({ answer_id: answerId, text })) ?? null,
  items:
    answer?.items?.map(({ answerId, itemId }) => ({ answer_id: answerId, item_id: itemId })) ??
    null,
  links:
    answer?.links?.map(({ mainId, dependentId }) => ({
      main_id: mainId,
      dependent_id: dependentId,
    })) ?? null,
  files_id: inputIds(companyId, 'UploadedFile', answer?.fileIds ?? [], 'answer.fileIds', noFile),
});

const inCompany = <Row extends object>(company_id: number, row: Row) => ({ ...row, company_id });

const once = { method: 'GET', records: [], size: () => 1 } as const;

const resolvers: Resolvers = {
  Query: {
    freeTest: withCall(
      async (
        _: unknown,
        { company: code, databaseId }: QueryFreeTestArgs,
        { rest }: Context,
      ): Promise<FreeTestRow | null> => {
        const company = await companyByCode(rest, code);
        if (company === null) return null;
        const { id: companyId } = company;
        const at = below(path`/public/companies/${{ companyId }}/tests`, { id: databaseId });
        const test = await getOrNull<FreeTestRow>(rest, at);
        return test && inCompany(companyId, test);
      },
      { ...once, route: '/public/companies/{companyId}/tests/{id}', calls: 2 },
    ),
  },
  Company: {
    learnerTests: connection(learnerTests, { sort: 'title' }),
    learnerTest: recordById(learnerTests),
    learnerAttempt: withCall(
      async (
        { id: companyId }: { id: number },
        { databaseId }: { databaseId: number },
        { rest }: Context,
      ): Promise<LearnerAttemptRow | null> => {
        const at = below(path`/companies/${{ companyId }}/learning/attempts`, { id: databaseId });
        const attempt = await getOrNull<LearnerAttemptRow>(rest, at);
        return attempt && inCompany(companyId, attempt);
      },
      { ...once, route: '/companies/{companyId}/learning/attempts/{id}' },
    ),
  },
  FreeTest: {
    attempt: withCall(
      async ({ company_id }: FreeTestRow, { token }: { token: string }, { rest }: Context) => {
        const attempt = await getOrNull<LearnerAttemptRow>(rest, ofVisitor(company_id, token));
        return attempt && inCompany(company_id, attempt);
      },
      { ...once, route: ofVisitor(0, '').route },
    ),
  },
  LearnerAttempt: {
    id: ({ id, company_id }) => toGlobalId({ type: 'LearnerAttempt', companyId: company_id, id }),
    questions: ({ questions, company_id }) =>
      questions.map((question) => inCompany(company_id, question)),
  },
  AttemptQuestion: {
    id: ({ id, company_id }) => toGlobalId({ type: 'AttemptQuestion', companyId: company_id, id }),
    files: ({ files, company_id }) => files.map((file) => inCompany(company_id, file)),
    answer: ({ answer, company_id }) =>
      answer && { ...answer, files: answer.files.map((file) => inCompany(company_id, file)) },
  },
  AttemptFile: {
    id: ({ id, company_id }: AttemptFileRow) =>
      toGlobalId({ type: 'UploadedFile', companyId: company_id, id }),
  },
  Mutation: {
    beginTest: mutation<BeginTestInput, { learnerAttempt: LearnerAttemptRow | null }>(
      { call: 'POST /companies/{companyId}/tests/{id}/attempts', failed: { learnerAttempt: null } },
      async ({ testId }, { rest }) => {
        const { companyId, id } = requireInCompany(testId, 'LearnerTest');
        const at = below(path`/companies/${{ companyId }}/tests`, { id }, '/attempts');
        const { data } = await rest.write<LearnerAttemptRow>('POST', at, {});
        return { learnerAttempt: inCompany(companyId, data) };
      },
    ),
    beginFreeTest: mutation<
      BeginFreeTestInput,
      { learnerAttempt: LearnerAttemptRow | null; token: string | null }
    >(
      {
        call: 'POST /public/companies/{companyId}/tests/{id}/attempts',
        failed: { learnerAttempt: null, token: null },
        userErrorStatuses: [404, 429],
      },
      async ({ company: code, databaseId: id }, { rest }) => {
        const company = await companyByCode(rest, code);
        if (company === null)
          throw new InputError({ message: noTest, field: 'databaseId', code: 'not_found' });
        const { id: companyId } = company;
        const at = below(path`/public/companies/${{ companyId }}/tests`, { id }, '/attempts');
        const { data } = await rest.write<{ token: string; attempt: LearnerAttemptRow }>(
          'POST',
          at,
          {},
        );
        return { token: data.token, learnerAttempt: inCompany(companyId, data.attempt) };
      },
    ),
    openAttemptQuestion: mutation<OpenAttemptQuestionInput, Questioned>(
      {
        call: `POST ${below(ofLearner(0, 0, '/answers'), { question_id: 0 }, '/open').route}`,
        routeOf: routeOf('/answers/{question_id}/open'),
        failed: { attemptQuestion: null },
      },
      async ({ questionId, ...input }, { rest }) => {
        const { companyId, at } = attemptOf(input, '/answers');
        const opened = below(at, { question_id: questionId }, '/open');
        const { data } = await rest.write<AttemptQuestionRow>('POST', opened, {});
        return { attemptQuestion: inCompany(companyId, data) };
      },
    ),
    answerAttemptQuestion: mutation<AnswerAttemptQuestionInput, Questioned>(
      {
        call: `PUT ${below(ofLearner(0, 0, '/answers'), { question_id: 0 }).route}`,
        routeOf: routeOf('/answers/{question_id}'),
        failed: { attemptQuestion: null },
        fields: {
          text: 'answer.text',
          answers_id: 'answer.answerIds',
          texts: 'answer.texts',
          items: 'answer.items',
          links: 'answer.links',
          files_id: 'answer.fileIds',
        },
      },
      async ({ questionId, revision, answer, ...input }, { rest }) => {
        const { companyId, at } = attemptOf(input, '/answers');
        const { data } = await rest.write<AttemptQuestionRow>(
          'PUT',
          below(at, { question_id: questionId }),
          { ...bodyOf(companyId, answer), revision },
        );
        return { attemptQuestion: inCompany(companyId, data) };
      },
    ),
    finishAttempt: mutation<FinishAttemptInput, { learnerAttempt: LearnerAttemptRow | null }>(
      {
        call: `POST ${ofLearner(0, 0, '/finish').route}`,
        routeOf: routeOf('/finish'),
        failed: { learnerAttempt: null },
      },
      async (input, { rest }) => {
        const { companyId, at } = attemptOf(input, '/finish');
        const { data } = await rest.write<LearnerAttemptRow>('POST', at, {});
        return { learnerAttempt: inCompany(companyId, data) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    LearnerTest: { attempts: relation('attempts') },
    FreeTest: { databaseId: columns('id') },
    LearnerAttempt: { test: columns('test'), parts: columns('parts') },
    AttemptQuestion: {
      answers: columns('answers'),
      correspondences: columns('correspondences'),
      selectInputItems: columns('select_input_items'),
      criteria: columns('question_criteria_by_sort'),
      score: columns('score'),
      right: columns('right'),
    },
    AttemptAnswer: {
      answerIds: columns('answers_id'),
      texts: columns('texts'),
      items: columns('items'),
      links: columns('links'),
      files: columns('files'),
    },
    AnswerScore: { parts: columns('parts'), marks: columns('marks') },
    RightAnswers: {
      answers: columns('answers'),
      links: columns('correspondence_links'),
      selectInputItems: columns('select_input_items'),
    },
  },
  nodes: nodeReaders(learnerTests),
} satisfies Domain;
