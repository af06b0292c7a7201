// Uses every GraphQL field and mutation of exam data once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const shared =
  'id databaseId version createdAt viewerCanUpdate viewerCanDelete audits { totalCount } auditAuthors(latest: 5) { name }';

export function testExams({ ask, mutate }: GraphqlHelpers): void {
  test('an exam has subjects, question numbers and examples, each sorted manually', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { examSubject: subject } = await mutate(
      'createExamSubject',
      { companyId, name: 'Договорный предмет', description: 'Осень' },
      `examSubject { ${shared} name description questionNumbersCount examplesCount }`,
    );
    expect(subject).toMatchObject({ questionNumbersCount: 0, viewerCanDelete: true });
    const { examQuestionNumber: number } = await mutate(
      'createExamQuestionNumber',
      {
        companyId,
        subjectId: subject.id,
        name: 'Задание 5',
        answerType: 'NUMERIC_INPUT',
        prompt: 'По предмету {subject}',
        useExample: true,
      },
      `examQuestionNumber { ${shared} name answerType prompt useImage useExample examplesCount subject { id } }`,
    );
    expect(number).toMatchObject({ answerType: 'NUMERIC_INPUT', subject: { id: subject.id } });
    const { examExample: example } = await mutate(
      'createExamExample',
      { companyId, questionNumberId: number.id, text: '<p>Сколько?</p>', answer: '42' },
      `examExample { ${shared} text answer solution image { id } questionNumber { id } }`,
    );
    expect(example).toMatchObject({ text: '<p>Сколько?</p>', questionNumber: { id: number.id } });

    await mutate('updateExamSubject', { id: subject.id, description: null }, 'examSubject { id }');
    await mutate(
      'updateExamQuestionNumber',
      { id: number.id, useImage: true },
      'examQuestionNumber { useImage }',
    );
    await mutate(
      'updateExamExample',
      { id: example.id, solution: '<p>Так</p>' },
      'examExample { id }',
    );
    const { examQuestionNumber: copy } = await mutate(
      'replicateExamQuestionNumber',
      { id: number.id },
      'examQuestionNumber { id name examplesCount }',
    );
    expect(copy).toMatchObject({ name: 'Задание 5 (копия)', examplesCount: 1 });
    const sorted = await mutate(
      'sortExamQuestionNumbers',
      { companyId, examQuestionNumberIds: [copy.id, number.id] },
      'examQuestionNumbers { id }',
    );
    expect(sorted.examQuestionNumbers).toEqual([{ id: copy.id }, { id: number.id }]);
    await mutate(
      'sortExamExamples',
      { companyId, examExampleIds: [example.id] },
      'examExamples { id }',
    );
    await mutate(
      'sortExamSubjects',
      { companyId, examSubjectIds: [subject.id] },
      'examSubjects { id }',
    );

    const found = await ask(
      `query ($subject: Int!, $number: Int!, $ofSubject: [ID!], $ofNumber: [ID!]) { company(code: "demo") {
        examSubjects(search: "договорный", first: 5) { totalCount }
        examSubject(databaseId: $subject) { questionNumbers(search: "задание") { nodes { id name } } }
        examQuestionNumbers(filter: { subject: $ofSubject }, orderBy: { field: NAME, direction: DESC }) { totalCount }
        examQuestionNumber(databaseId: $number) { examples(search: "сколько") { nodes { id solution } } }
        examExamples(filter: { questionNumber: $ofNumber }) { totalCount }
      } }`,
      {
        subject: subject.databaseId,
        number: number.databaseId,
        ofSubject: [subject.id],
        ofNumber: [number.id],
      },
    );
    expect(found.company).toMatchObject({
      examSubjects: { totalCount: 1 },
      examSubject: { questionNumbers: { nodes: [{ id: copy.id }, { id: number.id }] } },
      examQuestionNumbers: { totalCount: 2 },
      examQuestionNumber: { examples: { nodes: [{ id: example.id, solution: '<p>Так</p>' }] } },
      examExamples: { totalCount: 1 },
    });

    const examples = await mutate(
      'deleteExamExamples',
      { companyId, examExamples: { matching: { filter: { questionNumber: [number.id] } } } },
      'deletedExamExampleIds deletedCount',
    );
    expect(examples).toMatchObject({ deletedExamExampleIds: [example.id], deletedCount: 1 });
    const numbers = await mutate(
      'deleteExamQuestionNumbers',
      { companyId, examQuestionNumbers: { ids: [copy.id] } },
      'deletedExamQuestionNumberIds deletedCount',
    );
    expect(numbers.deletedCount).toBe(1);
    const subjects = await mutate(
      'deleteExamSubjects',
      { companyId, examSubjects: { ids: [subject.id] } },
      'deletedExamSubjectIds deletedCount',
    );
    expect(subjects.deletedExamSubjectIds).toEqual([subject.id]);
  });
}
