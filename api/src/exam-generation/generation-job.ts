// The job that generates questions in batches and stores each batch with its cost, so that a later failure of the AI
// service loses nothing.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { kindNames } from '@kafedra/common/assessments';
import { plainText } from '../kit/rich-text/rich-text.ts';
import { defineJob, type JobReport, type RunningJob } from '../jobs/index.ts';
import type { Transaction } from '../kit/database/database.ts';
import { Failure, failedDependency, notFound } from '../kit/http/errors.ts';
import type { LanguageModel, Tokens } from '../kit/services/language-model.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { excerpt, UnreadableQuestion } from '../assessments/document/index.ts';
import { testGrants, testResource } from '../assessments/index.ts';
import { batchesOf, type QuestionBatch } from './question-batches.ts';
import type { QuestionContent } from './content.ts';
import {
  storedRequest,
  type GenerationRequest,
  type GenerationProblem,
} from './generation-rules.ts';
import { generatedQuestions, testGenerations } from './generation-tables.ts';
import { conversationAfterError, conversationFor } from './prompts.ts';
import { readReply, type ReadQuestion } from './reply.ts';

const generationInput = z.object({ key: z.uuid() });

type Generating = RunningJob<z.infer<typeof generationInput>>;

export const testGeneration = (model: LanguageModel) =>
  defineJob({
    kind: 'test_generation',
    input: generationInput,
    run: async (job) => {
      const { order, ...begun } = await job.step((transaction) => begin(transaction, job));
      if (model.refusal !== null) throw failedDependency(model.refusal, 'not_configured');
      const asks = batchesOf(order);
      let state: State = begun;
      for (const ask of asks.slice(begun.doneAsks)) {
        const before = state;
        const came = await askModel(model, ask, before.contents, job.scope);
        const after = stateAfter(before, came, ask, asks);
        const cost = model.costOf(came.tokens);
        await job.step(
          (transaction) => keep(transaction, job, { before, after, came, cost }),
          () => progressOf(after, asks),
        );
        state = after;
        if (came.failure === null) continue;
        if (state.contents.length === 0) throw came.failure;
        break;
      }
      const { testId: test_id, contents, problems } = state;
      const [problem] = problems;
      if (contents.length === 0) {
        throw failedDependency(problem?.why ?? 'Сервис ИИ не составил вопросов', 'nothing_came');
      }
      return () =>
        Promise.resolve({ test_id, report: { taken: countsOf(contents), left: problems } });
    },
  });

/** The progress of a generation. */
interface State {
  id: number;
  testId: number;
  /** Batches that are completed or given up. */
  doneAsks: number;
  /** All generated questions, including those of an earlier run of the job. */
  contents: readonly QuestionContent[];
  problems: GenerationProblem[];
}

async function begin(
  transaction: Transaction,
  { input, scope }: Generating,
): Promise<State & { order: GenerationRequest }> {
  const { companyId } = scope;
  const [found] = await transaction
    .select()
    .from(testGenerations)
    .where(and(eq(testGenerations.company_id, companyId), eq(testGenerations.key, input.key)));
  if (found === undefined) throw notFound('Тест удалён');
  const { id, test_id: testId, done_asks: doneAsks, problems } = found;
  // The permission may have been revoked since the job was created.
  await testResource.lock({ transaction, scope, grant: testGrants.update, place: {} }, testId);
  const { company_id, generation_id, content, place } = generatedQuestions;
  const came = await transaction
    .select({ content })
    .from(generatedQuestions)
    .where(and(eq(company_id, companyId), eq(generation_id, id)))
    .orderBy(place);
  return {
    id,
    testId,
    order: storedRequest.parse(found.order),
    doneAsks,
    contents: came.map((each) => each.content),
    problems,
  };
}

/** The result of a batch. */
interface Came {
  questions: ReadQuestion[];
  tokens: Tokens;
  /** Why questions are missing; null if the batch is complete. */
  why: string | null;
  /** The service is unavailable: the job stops. */
  failure: Failure | null;
}

/** Repeats the request once, with the error, if the reply cannot be parsed. */
async function askModel(
  model: LanguageModel,
  ask: QuestionBatch,
  known: readonly QuestionContent[],
  payer: Scope,
): Promise<Came> {
  const tokens = { read: 0, written: 0 };
  let conversation = conversationFor(ask, namesOf(known));
  for (let isAgain = false; ; isAgain = true) {
    const written = await model.complete(conversation, payer).catch((error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    });
    if (written instanceof Failure) {
      return { questions: [], tokens, why: written.message, failure: written };
    }
    tokens.read += written.tokens.read;
    tokens.written += written.tokens.written;
    try {
      const { questions, skipped } = readReply(written.text, ask);
      return { questions, tokens, why: missingOf(ask, questions, skipped), failure: null };
    } catch (error) {
      if (!(error instanceof UnreadableQuestion)) throw error;
      if (isAgain) {
        const why = `Сервис ИИ дважды ответил непонятно: ${error.message}`;
        return { questions: [], tokens, why, failure: null };
      }
      conversation = conversationAfterError(conversation, written.text, error.message);
    }
  }
}

/** How many of the last questions the prompt lists, so that the model does not repeat them. */
const maxKnown = 60;

const namesOf = (contents: readonly QuestionContent[]): string[] =>
  contents.slice(-maxKnown).map(nameOf);

const nameOf = ({ question }: QuestionContent): string => excerpt(plainText(question));

function missingOf(
  { types }: QuestionBatch,
  questions: readonly ReadQuestion[],
  left: readonly string[],
): string | null {
  if (questions.length === types.length) return null;
  const came = `Пришло ${questions.length} из ${types.length}`;
  return left.length === 0 ? came : `${came}: ${[...new Set(left)].join('; ')}`;
}

function stateAfter(
  before: State,
  { questions, why, failure }: Came,
  { first, types }: QuestionBatch,
  asks: readonly QuestionBatch[],
): State {
  const doneAsks = failure === null ? before.doneAsks + 1 : asks.length;
  const last = failure === null ? first + types.length - 1 : countIn(asks);
  return {
    ...before,
    doneAsks,
    contents: [...before.contents, ...questions.map(({ content }) => content)],
    problems:
      why === null ? before.problems : [...before.problems, { title: titleOf(first, last), why }],
  };
}

function progressOf({ doneAsks, contents }: State, asks: readonly QuestionBatch[]) {
  const done = countIn(asks.slice(0, doneAsks));
  return { done, total: countIn(asks), failed: done - contents.length };
}

const countIn = (asks: readonly QuestionBatch[]): number =>
  asks.reduce((sum, { types }) => sum + types.length, 0);

async function keep(
  transaction: Transaction,
  { scope: { companyId: company_id } }: Generating,
  {
    before,
    after,
    came: { questions, tokens },
    cost,
  }: { before: State; after: State; came: Came; cost: number | null },
): Promise<void> {
  const { id: generation_id, testId: test_id, contents } = before;
  if (questions.length > 0) {
    await transaction.insert(generatedQuestions).values(
      questions.map(({ content, notes }, index) => ({
        company_id,
        generation_id,
        test_id,
        place: contents.length + index + 1,
        content,
        notes,
      })),
    );
  }
  const { input_tokens, output_tokens, cost: spent } = testGenerations;
  await transaction
    .update(testGenerations)
    .set({
      done_asks: after.doneAsks,
      problems: after.problems,
      input_tokens: sql`${input_tokens} + ${tokens.read}`,
      output_tokens: sql`${output_tokens} + ${tokens.written}`,
      ...(cost !== null && { cost: sql`coalesce(${spent}, 0) + ${cost}` }),
    })
    .where(and(eq(testGenerations.company_id, company_id), eq(testGenerations.id, generation_id)));
}

/** «Вопросы 6–10» */
const titleOf = (first: number, last: number): string =>
  first === last ? `Вопрос ${first}` : `Вопросы ${first}–${last}`;

function countsOf(contents: readonly QuestionContent[]): JobReport['taken'] {
  const byKind = Map.groupBy(contents, ({ type }) => kindNames[type]);
  return [...byKind].map(([title, all]) => ({ title, count: all.length }));
}
