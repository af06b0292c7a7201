// Uses every GraphQL mutation that exports and imports tests in file formats of other systems once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testQuestionExchange({ ask, mutate, upload, download }: GraphqlHelpers): void {
  test('a test is exported to a file, previewed and imported', async () => {
    const read = async (id: string) => {
      const { node } = await ask(
        `query ($id: ID!) { node(id: $id) { ... on Job {
          status doneCount file { fileName url } test { id title questions { question } }
          report { source taken { title count } changed { title what } left { title why } }
        } } }`,
        { id },
      );
      return node.status === 'DONE' ? node : null;
    };
    const done = async (id: string) => {
      await expect.poll(() => read(id)).not.toBe(null);
      return read(id);
    };
    const { company } = await ask('{ company(code: "demo") { id } }');
    const of = { companyId: company.id, title: 'В файле' };
    const made = await mutate('createTest', of, 'test { id }');
    const testId: string = made.test.id;
    await mutate(
      'createTestQuestion',
      { testId, type: 'TEXTAREA', question: '<p>Почему?</p>', active: true },
      'testQuestion { id }',
    );
    const { job } = await mutate('exportTest', { id: testId, format: 'GIFT' }, 'job { id }');
    const written = await done(job.id);
    expect(written).toMatchObject({ file: { fileName: 'В файле.txt' }, test: { id: testId } });
    const bytes = await download(written.file.url);
    for (const [address, name, input] of [
      [`test_imports/${company.id}`, 'importTest', { companyId: company.id }],
      [`test_question_imports/${testId}`, 'importTestQuestions', { testId }],
    ] as const) {
      const sent = await upload(address, 'В файле.txt', bytes);
      const check = await done(sent.job.id);
      expect(check).toMatchObject({ doneCount: 1, report: { source: 'GIFT', left: [] } });
      const taken = await mutate(name, { ...input, checkId: sent.job.id }, 'job { id }');
      const { test: into } = await done(taken.job.id);
      expect(into.title).toBe('В файле');
      expect(into.questions.at(-1)).toEqual({ question: '<p>Почему?</p>' });
    }
  });
}
