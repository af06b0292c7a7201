// Declares AI-generated questions, for users who may change the test that they are for.
import { sql } from 'drizzle-orm';
import { startLanguageModelServer } from '../../../../api/testing/servers/language-model-server.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

const isWhole = ({ title }: Row): boolean => String(title).includes(' whole');

/** The probe of each question by its position: an accepted question can't be changed. */
const places = { changed: 1, thrown: 2, restored: 3, taken: 4 } as const;

const ofTest = ({ record }: ValueGenerator) => {
  const testId = record('tests', isWhole);
  return (row: Row): boolean => row['test_id'] === testId;
};

const order = (maker: ValueGenerator): Row => maker.row('test_generations', ofTest(maker));

const question = (maker: ValueGenerator, which: keyof typeof places): number =>
  maker.record(
    'generated_questions',
    (row) => ofTest(maker)(row) && row['place'] === places[which],
  );

const byTopic = ({ record, text }: ValueGenerator) => ({
  test_id: record('tests', isWhole),
  topic: text('topic'),
  types: ['radio'],
  count: 1,
});

export const domain: DomainDeclaration = {
  tags: ['Generated questions'],
  services: async () => {
    const { url } = await startLanguageModelServer();
    return { AI_BASE_URL: url };
  },
  writes: [writeQuestions],
  partTables: { test_generations: 'test_id', generated_questions: 'generation_id' },
  namedValues: (maker) => ({
    generation_id: order(maker).id,
    test_generation_id: order(maker).id,
    generated_questions_id: question(maker, 'thrown'),
    generated_question_ids: question(maker, 'taken'),
    'status_generate_questions.key': String(order(maker)['key']),
    [`GET ${company}/test_generations.test_id`]: maker.record('tests', isWhole),
    [`GET ${company}/test_generations/{id}.id`]: order(maker).id,
    [`GET ${company}/generated_questions/{id}.id`]: question(maker, 'changed'),
    [`PUT ${company}/generated_questions/{id}.id`]: question(maker, 'changed'),
    [`GET ${company}/status_generate_questions.key`]: String(order(maker)['key']),
  }),
  bodies: {
    [`POST ${company}/multi_generate_questions`]: (maker) => [byTopic(maker)],
    [`POST ${company}/multi_generate_ai_ege_questions`]: (maker) => [
      {
        test_id: maker.record('tests', isWhole),
        ai_ege_question_numbers: [{ id: maker.record('ai_ege_question_numbers'), count: 1 }],
      },
    ],
    [`POST ${company}/add_generate_questions`]: (maker) => [
      {
        test_generation_id: order(maker).id,
        generated_questions_id: [question(maker, 'taken')],
      },
    ],
    [`POST ${company}/generated_questions/throw_away`]: (maker) => [
      { generated_questions_id: [question(maker, 'thrown')] },
    ],
    [`POST ${company}/generated_questions/restore`]: (maker) => [
      { generated_questions_id: [question(maker, 'restored')] },
    ],
    [`PUT ${company}/generated_questions/{id}`]: ({ text }) => [{ question: text('question') }],
  },
  inputFields: { UpdateGeneratedQuestionInput: ['question'] },
  inputValues: { 'GenerateTestQuestionsInput.types': ['RADIO'] },
  idTypes: {
    'GeneratedQuestionFilter.generation': 'TestGeneration',
    'ExamNumberCountInput.id': 'ExamQuestionNumber',
  },
};

async function writeQuestions(writer: Writer): Promise<void> {
  const { call, companyId, create, database, remember, send, text } = writer;
  const { generation, job } = await create('/multi_generate_questions', {
    ...byTopic(writer),
    count: 4,
  });
  await finishedJob(call, `/api/companies/${companyId}/jobs/${job.id}`);
  remember('test_generations', generation);
  const problems = JSON.stringify([{ title: text('title'), why: text('why') }]);
  await database.system((transaction) =>
    transaction.execute(
      sql`update test_generations set problems = ${problems}::jsonb where company_id = ${companyId} and id = ${generation.id}`,
    ),
  );
  const questions: Row[] = await send('GET', `/generated_questions?generation_id=${generation.id}`);
  const restored = questions.find(({ place }) => place === places.restored);
  await send('POST', '/generated_questions/throw_away', {
    generated_questions_id: [restored?.id],
  });
  for (const each of questions)
    remember('generated_questions', { ...each, test_id: generation.test_id });
}
