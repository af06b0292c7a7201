// Resources of questions, within a test and across the company, with their parts.
import { eq, ne } from 'drizzle-orm';
import { resource } from '../../kit/resource/resource.ts';
import { listedStatuses } from '../rules.ts';
import { testResource } from '../tests.ts';
import { testQuestionRecord } from '../records.ts';
import { changedQuestion, newQuestion } from './question-rules.ts';
import { questionWrites } from './question-writes.ts';
import { deactivateQuestions, activateQuestions } from './question-activation.ts';

const shared = {
  record: testQuestionRecord,
  path: '/questions',
  tag: 'Test questions',
  missing: 'Вопрос не найден',
  words: { one: 'один вопрос', many: 'вопросов', all: 'Вопросы' },
  defaultFilters: { status: listedStatuses },
  update: changedQuestion,
  ...questionWrites,
  softDelete: { restoredTo: 'inactive' },
} as const;

export const questionResource = resource({
  ...shared,
  partOf: { of: testResource, by: 'test_id' },
  sort: ['id', 'sort'],
  filters: ['test_id', 'topic_id', 'type', 'status', 'part'],
  fastEdit: {
    path: '/questions_fast_edit',
    cells: [
      'topic_id',
      'part',
      'max_points',
      'partial',
      'penalty_percentage',
      'timer',
      'max_attempts',
      'infinity_attempts',
      'required',
      'show_answer_note',
      'check_without_register',
      'active',
    ],
  },
});

export const questionsOfTest = resource({
  ...shared,
  parent: { of: testResource, by: 'test_id' },
  sort: ['sort'],
  searched: ['question'],
  filters: ['topic_id', 'type', 'status', 'part'],
  create: newQuestion,
  bulk: {
    ids: 'questions_id',
    wrongIds: true,
    actions: {
      activate: {
        summary: 'Activate questions that have no flaws',
        where: (question) => ne(question.status, 'active'),
        does: activateQuestions,
      },
      deactivate: {
        summary: 'Deactivate questions',
        where: (question) => eq(question.status, 'active'),
        does: deactivateQuestions,
      },
      delete: { summary: 'Move questions to the trash', does: 'delete' },
    },
  },
});
