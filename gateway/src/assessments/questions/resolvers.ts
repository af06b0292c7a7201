// Questions of tests: reading them, bulk actions, and editing their cells.
import type {
  ArrangeTestQuestionsInput,
  Resolvers,
  TemplateCriterionInput,
} from '../../__generated__/resolvers.ts';
import { historyOf } from '../../audits/index.ts';
import { columns, relation, wholeRelation } from '../../kit/plan/needs.ts';
import { connection, list, recordById } from '../../kit/plan/reads.ts';
import { editsCells } from '../../kit/mutations/cells.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { changesNamed } from '../../kit/mutations/changes-named.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import {
  globalId,
  globalIds,
  inputId,
  omitNull,
  type Translation,
} from '../../kit/mutations/translations.ts';
import {
  copies,
  creates,
  deletes,
  selectedOwner,
  performs,
  updates,
} from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { questions, questionsBelow } from '../collections.ts';
import { writtenParts } from './written-parts.ts';

const unknown = 'Вопрос не найден';

const templates = companyCollection('QuestionCriterionTemplate', 'question_criterion_templates');

const criteria: Translation<readonly TemplateCriterionInput[]> = {
  names: ['criteria'],
  body: (given) => ({
    criteria: given.map(({ name, description, maxPoints }) => ({
      name,
      description,
      max_points: maxPoints,
    })),
  }),
};

const topicId = globalId('Topic', 'topic_id', 'Тема не найдена');

const content = {
  topicId,
  ...writtenParts,
  fileIds: omitNull(globalIds('UploadedFile', 'files_id', 'Файл не найден')),
};

const named = { field: 'questionIds', ids: 'questions_id', unknown } as const;

const resolvers: Resolvers = {
  Company: {
    testQuestion: recordById(questions),
    editableTestQuestions: connection(companyCollection('TestQuestion', 'questions_fast_edit'), {
      sort: 'sort',
    }),
    questionCriterionTemplates: connection(templates, { sort: 'name' }),
  },
  Test: { questions: list(questionsBelow, { sort: 'sort', size: 30 }) },
  TestQuestion: { ...historyOf(questions) },
  QuestionCriterionTemplate: { ...historyOf(templates) },
  Mutation: {
    createTestQuestion: creates(questionsBelow, {
      ...content,
      behindId: globalId('TestQuestion', 'behind_id', unknown),
    }),
    updateTestQuestion: updates(questionsBelow, content),
    deleteTestQuestion: deletes(questionsBelow),
    deleteTestQuestions: changesNamed(questionsBelow, {
      ...named,
      method: 'DELETE',
      counted: 'deletedCount',
    }),
    restoreTestQuestions: changesNamed(questionsBelow, {
      ...named,
      action: 'restore',
      counted: 'restoredCount',
    }),
    activateTestQuestions: changesNamed(questionsBelow, {
      ...named,
      action: 'activate',
      counted: 'changedCount',
    }),
    deactivateTestQuestions: changesNamed(questionsBelow, {
      ...named,
      action: 'deactivate',
      counted: 'changedCount',
    }),
    activateTestQuestion: performs(questions, 'activate'),
    deactivateTestQuestion: performs(questions, 'deactivate'),
    replicateTestQuestion: copies(questionsBelow, 'replicate'),
    arrangeTestQuestions: mutation<ArrangeTestQuestionsInput, object>(
      { call: `POST ${questionsBelow.route}/multi_update`, failed: { test: null } },
      async (input, context, info) => {
        const place = questionsBelow.listOf(input);
        await context.rest.write('POST', under(place.collection.path, '/multi_update'), {
          questions: input.questions.map(({ id, sort, part, maxPoints, required }) => ({
            id: inputId(place.companyId, 'TestQuestion', id, 'questions', unknown),
            ...(sort != null && { sort }),
            ...(part != null && { part }),
            ...(maxPoints != null && { max_points: maxPoints }),
            ...(required != null && { required }),
          })),
        });
        return selectedOwner(context, info, place);
      },
    ),
    editTestQuestions: editsCells(questions, {
      name: 'questions_fast_edit',
      field: 'testQuestion',
      unknown,
      cells: { topicId },
    }),
    createQuestionCriterionTemplate: creates(templates, { criteria }),
    updateQuestionCriterionTemplate: updates(templates, { criteria: omitNull(criteria) }),
    deleteQuestionCriterionTemplate: deletes(templates),
  },
};

export default {
  resolvers,
  shapes: {
    TestQuestion: {
      test: relation('test'),
      topic: relation('topic'),
      files: relation('files'),
      answers: relation('answers'),
      selectInputItems: relation('select_input_items'),
      correspondences: relation('correspondences'),
      correspondenceLinks: relation('correspondence_links'),
      questionCriteria: relation('question_criteria_by_sort'),
    },
    QuestionFile: { file: wholeRelation('file') },
    QuestionCriterionTemplate: { criteria: columns('criteria') },
  },
  conditions: {
    TestQuestionFilter: {
      test: idsCondition('Test', 'test_id'),
      topic: idsCondition('Topic', 'topic_id'),
    },
  },
  nodes: nodeReaders(questions, templates),
} satisfies Domain;
