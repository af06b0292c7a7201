// Declares the data from which an AI writes exam questions: subjects, question numbers and examples.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

export const domain: DomainDeclaration = {
  tags: ['AI exam data'],
  menuPages: { 'ege-subjects': [{ query: 'examSubjectListRouteQuery' }] },
  records: {
    [`POST ${company}/ai_ege_question_numbers`]: ({ record, text }) => [
      { subject_id: record('ai_ege_subjects', isUsed), name: text('name'), prompt: text('prompt') },
    ],
    [`POST ${company}/ai_ege_examples`]: ({ record, text }) => [
      {
        question_number_id: record('ai_ege_question_numbers', isUsed),
        text: text('text'),
        answer: text('answer'),
        solution: text('solution'),
      },
    ],
  },
  bodies: {
    // Topics also belong to subjects.
    [`POST ${company}/ai_ege_question_numbers`]: ({ record, text }) => [
      { subject_id: record('ai_ege_subjects', isUsed), name: text('name') },
    ],
  },
  writes: [addSpares],
  finalWrites: fillExams,
  partTables: {
    ai_ege_question_numbers: 'subject_id',
    ai_ege_examples: 'question_number_id',
    ai_ege_example_files: 'example_id',
  },
  namedValues: ({ record }) => ({
    [`GET ${company}/ai_ege_question_numbers.subject_id`]: record('ai_ege_subjects', isUsed),
    question_number_id: record('ai_ege_question_numbers', isUsed),
    [`DELETE ${company}/ai_ege_subjects/{id}.id`]: record('ai_ege_subjects', isSpare),
    [`DELETE ${company}/ai_ege_question_numbers/{id}.id`]: record(
      'ai_ege_question_numbers',
      isSpare,
    ),
    ...named('exam_subject', record('ai_ege_subjects', isUsed)),
    ...named('exam_question_number', record('ai_ege_question_numbers', isUsed)),
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

/** Names of its id in inputs, sorting and bulk actions. */
const named = (type: string, id: number): Record<string, number> => ({
  [`${type}_id`]: id,
  [`${type}_ids`]: id,
  [`${type}s_id`]: id,
});

const isSpare = ({ name }: Row): boolean => String(name).endsWith('spare');

const isUsed = (row: Row): boolean => !isSpare(row);

/** Records to delete, which no other probe uses. */
async function addSpares({ create, record, text }: Writer): Promise<void> {
  const subject_id = record('ai_ege_subjects');
  await create('/ai_ege_subjects', { name: `${text('name')} spare` });
  await create('/ai_ege_question_numbers', { subject_id, name: `${text('name')} spare` });
}

/** Changes all records and adds images to examples, except to those that are to be deleted. */
async function fillExams({ companyId, database, send, word }: Writer): Promise<void> {
  const changed = {
    ai_ege_subjects: 'description',
    ai_ege_question_numbers: 'prompt',
    ai_ege_examples: 'answer',
  };
  for (const [list, field] of Object.entries(changed)) {
    for (const { id } of await send('GET', `/${list}?all=1`)) {
      await send('PUT', `/${list}/${id}`, { [field]: `Иначе ${word}` });
    }
  }
  await database.system((transaction) =>
    transaction.execute(
      sql`update ai_ege_examples set image_id = (
        select id from files where company_id = ${companyId} and purpose = 'company' and mime_type = 'image/png'
          and file_name not like '%-of-%' order by id limit 1)
        where company_id = ${companyId}`,
    ),
  );
}
