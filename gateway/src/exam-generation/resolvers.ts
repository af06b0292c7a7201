// Questions that an AI generates for a test: requesting, reviewing and accepting them.
import type {
  AddGeneratedQuestionsInput,
  GenerateExamQuestionsInput,
  GenerateTestQuestionsInput,
  Resolvers,
} from '../__generated__/resolvers.ts';
import type { TestGenerationRow } from '../__generated__/rows.ts';
import { columns, relation } from '../kit/plan/needs.ts';
import { connection, recordById } from '../kit/plan/reads.ts';
import { changesMany } from '../kit/mutations/bulk.ts';
import { selectionOf } from '../kit/mutations/selection.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { idsCondition } from '../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { nodeReaders } from '../kit/records/node.ts';
import { bodyOf, mutation, type Input } from '../kit/mutations/payload.ts';
import { inputId, inputIds } from '../kit/mutations/translations.ts';
import { selectedRecord, updates } from '../kit/mutations/writes.ts';
import { below, path, type RestPath } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { writtenParts } from '../assessments/index.ts';

const generations = companyCollection('TestGeneration', 'test_generations');
const generatedQuestions = companyCollection('GeneratedQuestion', 'generated_questions');

const chosen = selectionOf(generatedQuestions, 'вопросы');

const companies = path`/companies`;

const calls = {
  byText: (companyId: number) => below(companies, { companyId }, '/multi_generate_questions'),
  byExam: (companyId: number) =>
    below(companies, { companyId }, '/multi_generate_ai_ege_questions'),
  take: (companyId: number) => below(companies, { companyId }, '/add_generate_questions'),
};

interface Answered {
  generation: Partial<TestGenerationRow>;
}

interface Payload {
  testGeneration: TestGenerationRow | null;
}

const failed: Payload = { testGeneration: null };

const numbersField = { ai_ege_question_numbers: 'numbers' };

/** Requests questions for a test; `bodyOfInput` specifies them. */
const orders = <Given extends Input & { readonly testId: string }>(
  at: (companyId: number) => RestPath,
  bodyOfInput: (input: Given, companyId: number) => object,
) =>
  mutation<Given, Payload>(
    { call: `POST ${at(0).route}`, failed, fields: numbersField },
    async (input, context, info) => {
      const { companyId, id: test_id } = requireInCompany(input.testId, 'Test');
      const { data } = await context.rest.write<Answered>('POST', at(companyId), {
        test_id,
        ...bodyOfInput(input, companyId),
      });
      const field = 'testGeneration';
      return {
        [field]: await selectedRecord(
          context,
          info,
          field,
          generations(companyId),
          data.generation,
        ),
      };
    },
  );

const resolvers: Resolvers = {
  Company: {
    testGeneration: recordById(generations),
    generatedQuestions: connection(generatedQuestions, { sort: 'place' }),
  },
  Test: {
    generations: connection(generations, { by: 'test_id', sort: 'created_at', desc: true }),
  },
  TestGeneration: {
    questions: connection(generatedQuestions, { by: 'generation_id', sort: 'place' }),
  },
  Mutation: {
    generateTestQuestions: orders<GenerateTestQuestionsInput>(calls.byText, (input) =>
      bodyOf(input, ['testId']),
    ),
    generateExamQuestions: orders<GenerateExamQuestionsInput>(
      calls.byExam,
      ({ numbers, maxPoints }, companyId) => ({
        ai_ege_question_numbers: numbers.map(({ id, count }) => ({
          id: inputId(companyId, 'ExamQuestionNumber', id, 'numbers', 'Номер задания не найден'),
          count,
        })),
        ...(maxPoints != null && { max_points: maxPoints }),
      }),
    ),
    updateGeneratedQuestion: updates(generatedQuestions, writtenParts),
    throwGeneratedQuestions: changesMany(chosen, 'throw_away'),
    restoreGeneratedQuestions: changesMany(chosen, 'restore'),
    addGeneratedQuestions: mutation<
      AddGeneratedQuestionsInput,
      Payload & { addedCount: number; left: { id: string; why: string }[] }
    >(
      {
        call: `POST ${calls.take(0).route}`,
        failed: { ...failed, addedCount: 0, left: [] },
        fields: { generated_questions_id: 'generatedQuestionIds' },
      },
      async ({ testGenerationId, generatedQuestionIds: ids }, context, info) => {
        const { companyId, id } = requireInCompany(testGenerationId, 'TestGeneration');
        const type = 'GeneratedQuestion';
        const { data } = await context.rest.write<
          Answered & { added_count: number; left: { id: number; why: string }[] }
        >('POST', calls.take(companyId), {
          test_generation_id: id,
          generated_questions_id:
            ids && inputIds(companyId, type, ids, 'generatedQuestionIds', 'Вопрос не найден'),
        });
        const field = 'testGeneration';
        return {
          [field]: await selectedRecord(
            context,
            info,
            field,
            generations(companyId),
            data.generation,
          ),
          addedCount: data.added_count,
          left: data.left.map((each) => ({
            id: toGlobalId({ type, companyId, id: each.id }),
            why: each.why,
          })),
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    TestGeneration: {
      test: relation('test'),
      author: relation('author'),
      job: relation('job'),
      problems: columns('problems'),
    },
    GeneratedQuestion: { content: columns('content'), notes: columns('notes') },
    QuestionContent: {
      answers: columns('answers'),
      selectInputItems: columns('select_input_items'),
      correspondences: columns('correspondences'),
      correspondenceLinks: columns('correspondence_links'),
      criteria: columns('question_criteria_by_sort'),
    },
    ContentAnswer: { number: columns('id'), parentNumber: columns('parent_answer_id') },
    ContentItem: { answerNumber: columns('answer_id') },
    ContentCorrespondence: { number: columns('id') },
    ContentLink: { mainNumber: columns('main_id'), dependentNumber: columns('dependent_id') },
  },
  conditions: {
    GeneratedQuestionFilter: { generation: idsCondition('TestGeneration', 'generation_id') },
  },
  nodes: nodeReaders(generations, generatedQuestions),
} satisfies Domain;
