// What an AI writes exam questions from: subjects, numbers of questions and examples.
import { sql } from 'drizzle-orm';
import type { Domain } from '../domain.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';

export const domain: Domain = {
  tags: ['AI exam data'],
  records: {
    [`POST ${company}/ai_ege_question_numbers`]: ({ record, text }) => [
      { subject_id: record('ai_ege_subjects'), name: text('name'), prompt: text('prompt') },
    ],
    [`POST ${company}/ai_ege_examples`]: ({ record, text }) => [
      {
        question_number_id: record('ai_ege_question_numbers'),
        text: text('text'),
        answer: text('answer'),
        solution: text('solution'),
      },
    ],
  },
  describes: fillExams,
  parts: {
    ai_ege_question_numbers: 'subject_id',
    ai_ege_examples: 'question_number_id',
    ai_ege_example_files: 'example_id',
  },
  named: ({ record }) => ({
    subject_id: record('ai_ege_subjects'),
    question_number_id: record('ai_ege_question_numbers'),
    ...named('exam_subject', record('ai_ege_subjects')),
    ...named('exam_question_number', record('ai_ege_question_numbers')),
    ...named('exam_example', record('ai_ege_examples')),
  }),
  idTypes: {
    'CreateExamQuestionNumberInput.subjectId': 'ExamSubject',
    'ExamQuestionNumberFilter.subject': 'ExamSubject',
    'CreateExamExampleInput.questionNumberId': 'ExamQuestionNumber',
    'ExamExampleFilter.questionNumber': 'ExamQuestionNumber',
    'CreateExamExampleInput.imageId': 'UploadedFile',
    'UpdateExamExampleInput.imageId': 'UploadedFile',
  },
};

/** Its names in inputs, in orders and in work on many. */
const named = (type: string, id: number): Record<string, number> => ({
  [`${type}_id`]: id,
  [`${type}_ids`]: id,
  [`${type}s_id`]: id,
});

/** Somebody has changed all of them, and examples have pictures. */
async function fillExams({ companyId, database, send, word }: Writer): Promise<void> {
  const changes = {
    ai_ege_subjects: { name: `Предмет ${word}` },
    ai_ege_question_numbers: { name: `Задание ${word}` },
    ai_ege_examples: { answer: `Ответ ${word}` },
  };
  for (const [list, change] of Object.entries(changes)) {
    for (const [place, { id }] of (await send('GET', `/${list}?all=1`)).entries()) {
      const [[field = '', value = ''] = []] = Object.entries(change);
      await send('PUT', `/${list}/${id}`, { [field]: `${value} ${place}` });
    }
  }
  await database.system((transaction) =>
    transaction.execute(
      sql`update ai_ege_examples set image_id = (
        select id from files where company_id = ${companyId} and purpose = 'company' and mime_type = 'image/png' limit 1)
        where company_id = ${companyId}`,
    ),
  );
}
