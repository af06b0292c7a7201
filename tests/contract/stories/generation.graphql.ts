// Uses every GraphQL field and mutation of AI-generated questions once with success.
import { expect, test } from 'vitest';
import type { GraphqlStory } from '../story.ts';

const content = `content {
  type question maxPoints partial penaltyPercentage caseSensitive correspondenceMulti criterionType solution
  answers { number value comment correct correctPosition sort parentNumber tolerance }
  selectInputItems { answerNumber value correct }
  correspondences { number isMain value }
  correspondenceLinks { mainNumber dependentNumber }
  criteria { name description maxPoints }
}`;

const question = `id databaseId version state place notes createdAt viewerCanUpdate ${content}`;

const order = `id databaseId kind title inputTokens outputTokens cost offeredCount takenCount thrownCount createdAt
  test { id } author { fullName } job { status } problems { title why }`;

export function tellOfGeneration({ ask, mutate }: GraphqlStory): void {
  const read = async (id: string) => {
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on TestGeneration {
        ${order} questions(first: 20) { nodes { ${question} } } } } }`,
      { id },
    );
    return node;
  };
  const done = async (id: string) => {
    await expect.poll(async () => (await read(id)).job.status).toBe('DONE');
    return read(id);
  };

  test('what of today’s budget is used is told, and when it is renewed', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { spending { emailConfirmed resetsAt budgets { kind isAvailable used limit cost costLimit } } } }',
    );
    const { emailConfirmed, resetsAt, budgets } = company.spending;
    expect(emailConfirmed).toBe(true);
    expect(Date.parse(resetsAt)).toBeGreaterThan(Date.now());
    expect(budgets.map(({ kind }: { kind: string }) => kind)).toEqual([
      'AI',
      'SPEECH',
      'SMS',
      'STREAMS',
    ]);
    expect(budgets[0].isAvailable).toBe(true);
    for (const { used, limit } of budgets) expect(used).toBeLessThanOrEqual(limit);
  });

  test('questions are ordered by a topic and by an exam, changed, thrown away, restored and taken', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const made = await mutate('createTest', { companyId, title: 'Составлено' }, 'test { id }');
    const testId: string = made.test.id;
    const types = [
      'RADIO',
      'NUMERIC_INPUT',
      'SORT',
      'CORRESPONDENCE',
      'SELECT_INPUT',
      'TEXT_INPUT',
      'ASSESSMENT_BY_CRITERION',
    ];
    const ordered = await mutate(
      'generateTestQuestions',
      { testId, topic: 'Осень', types, count: types.length, difficulty: 'HARD', maxPoints: 2 },
      `testGeneration { ${order} }`,
    );
    const generation = await done(ordered.testGeneration.id);
    expect(generation).toMatchObject({ kind: 'TEXT', title: 'Осень', offeredCount: 7 });
    const [first, second] = generation.questions.nodes;
    expect(first.content).toMatchObject({ type: 'RADIO', maxPoints: 2 });

    const changed = await mutate(
      'updateGeneratedQuestion',
      { id: first.id, version: first.version, answers: [{ value: '<p>Да</p>', correct: true }] },
      `generatedQuestion { ${question} }`,
    );
    expect(changed.generatedQuestion.content.answers).toHaveLength(1);
    const chosen = { companyId, generatedQuestions: { ids: [second.id] } };
    const payload = 'generatedQuestions { id state } changedCount skippedCount skipped { code }';
    expect(await mutate('throwGeneratedQuestions', chosen, payload)).toMatchObject({
      generatedQuestions: [{ state: 'THROWN' }],
    });
    expect(await mutate('restoreGeneratedQuestions', chosen, payload)).toMatchObject({
      changedCount: 1,
    });
    const taken = await mutate(
      'addGeneratedQuestions',
      { testGenerationId: generation.id },
      `addedCount left { id why } testGeneration { ${order} }`,
    );
    expect(taken).toMatchObject({
      addedCount: 6,
      left: [{ id: first.id, why: 'Добавьте хотя бы два варианта' }],
      testGeneration: { takenCount: 6 },
    });

    const of = { companyId, name: 'Составленный предмет' };
    const { examSubject } = await mutate('createExamSubject', of, 'examSubject { id }');
    const { examQuestionNumber: number } = await mutate(
      'createExamQuestionNumber',
      { companyId, subjectId: examSubject.id, name: '1' },
      'examQuestionNumber { id }',
    );
    const exam = await mutate(
      'generateExamQuestions',
      { testId, numbers: [{ id: number.id, count: 1 }] },
      'testGeneration { id databaseId kind }',
    );
    expect(exam.testGeneration).toMatchObject({ kind: 'EXAM' });
    await done(exam.testGeneration.id);
    const all = await ask(
      `query ($test: ID!, $generation: Int!, $filter: GeneratedQuestionFilter) {
        node(id: $test) { ... on Test { generations { totalCount nodes { id } } } }
        company(code: "demo") {
          testGeneration(databaseId: $generation) { id }
          generatedQuestions(filter: $filter) { totalCount }
        }
      }`,
      {
        test: testId,
        generation: exam.testGeneration.databaseId,
        filter: { generation: [generation.id], state: ['TAKEN'] },
      },
    );
    expect(all).toMatchObject({
      node: { generations: { nodes: [{ id: exam.testGeneration.id }, { id: generation.id }] } },
      company: {
        testGeneration: { id: exam.testGeneration.id },
        generatedQuestions: { totalCount: 6 },
      },
    });
  });
}
