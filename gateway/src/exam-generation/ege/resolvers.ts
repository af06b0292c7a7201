// The sources from which an AI generates exam questions: subjects, question numbers, and examples of each number.
import type { ReplicateExamQuestionNumberInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { ExamQuestionNumberRow } from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { sorts } from '../../kit/mutations/sorts.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, updates } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const subjects = companyCollection('ExamSubject', 'ai_ege_subjects');
const questionNumbers = companyCollection('ExamQuestionNumber', 'ai_ege_question_numbers');
const examples = companyCollection('ExamExample', 'ai_ege_examples');

const unknownSubject = 'Предмет не найден';
const unknownNumber = 'Номер задания не найден';

const subjectId = globalId('ExamSubject', 'subject_id', unknownSubject);
const questionNumberId = globalId('ExamQuestionNumber', 'question_number_id', unknownNumber);
const imageId = globalId('UploadedFile', 'image_id', 'Файл не найден');

const resolvers: Resolvers = {
  Company: {
    examSubjects: connection(subjects, { sort: 'sort' }),
    examSubject: recordById(subjects),
    examQuestionNumbers: connection(questionNumbers, { sort: 'sort' }),
    examQuestionNumber: recordById(questionNumbers),
    examExamples: connection(examples, { sort: 'sort' }),
  },
  ExamSubject: {
    ...historyOf(subjects),
    questionNumbers: connection(questionNumbers, { by: 'subject_id', sort: 'sort' }),
  },
  ExamQuestionNumber: {
    ...historyOf(questionNumbers),
    examples: connection(examples, { by: 'question_number_id', sort: 'sort' }),
  },
  ExamExample: { ...historyOf(examples) },
  Mutation: {
    createExamSubject: creates(subjects),
    updateExamSubject: updates(subjects),
    deleteExamSubjects: deletesMany(selectionOf(subjects, 'предметы')),
    sortExamSubjects: sorts(subjects, 'examSubjectIds', unknownSubject),
    createExamQuestionNumber: creates(questionNumbers, { subjectId }),
    updateExamQuestionNumber: updates(questionNumbers),
    replicateExamQuestionNumber: mutation<
      ReplicateExamQuestionNumberInput,
      { examQuestionNumber: ExamQuestionNumberRow | null }
    >(
      {
        call: `POST ${questionNumbers.route}/{id}/replicate`,
        failed: { examQuestionNumber: null },
      },
      async ({ id: original }, context, info) => {
        const { companyId, id } = requireInCompany(original, 'ExamQuestionNumber');
        const collection = questionNumbers(companyId);
        const at = below(collection.path, { id }, '/replicate');
        const { data } = await context.rest.write<Partial<ExamQuestionNumberRow>>('POST', at);
        const field = 'examQuestionNumber';
        return { [field]: await selectedRecord(context, info, field, collection, data) };
      },
    ),
    deleteExamQuestionNumbers: deletesMany(selectionOf(questionNumbers, 'номера')),
    sortExamQuestionNumbers: sorts(questionNumbers, 'examQuestionNumberIds', unknownNumber),
    createExamExample: creates(examples, { questionNumberId, imageId }),
    updateExamExample: updates(examples, { imageId }),
    deleteExamExamples: deletesMany(selectionOf(examples, 'примеры')),
    sortExamExamples: sorts(examples, 'examExampleIds', 'Пример не найден'),
  },
};

export default {
  resolvers,
  shapes: {
    ExamQuestionNumber: { subject: relation('subject') },
    ExamExample: { questionNumber: relation('question_number'), image: relation('image') },
  },
  conditions: {
    ExamQuestionNumberFilter: { subject: idsCondition('ExamSubject', 'subject_id') },
    ExamExampleFilter: { questionNumber: idsCondition('ExamQuestionNumber', 'question_number_id') },
  },
  nodes: nodeReaders(subjects, questionNumbers, examples),
} satisfies Domain;
