// The parts of questions, for clients that edit them one by one instead of whole questions.
import type {
  CorrespondencePairInput,
  UpdateQuestionAnswersInput,
} from '../../__generated__/resolvers.ts';
import {
  collectionBelow,
  nestedCollection,
  companyCollection,
  createdUnder,
} from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, inputId, type Translation } from '../../kit/mutations/translations.ts';
import { creates, deletes, selectedOwner, performs, updates } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { answersBelow, questions } from '../collections.ts';

const unknown = { answer: 'Ответ не найден', item: 'Элемент не найден' };

const items = nestedCollection(
  questions,
  answersBelow,
  'SelectInputItem',
  'select_input',
  'answer_id',
);

const correspondences = collectionBelow(
  questions,
  'Correspondence',
  'correspondences',
  'question_id',
);

const criteria = companyCollection('QuestionCriterion', 'question_criteria');

/** Answers of all questions, for servers with such a list. */
const anyAnswers = companyCollection('QuestionAnswer', 'question_answers');
const anyItems = companyCollection('SelectInputItem', 'select_input_items');
const anyCorrespondences = companyCollection('Correspondence', 'correspondences');

const links: Translation<readonly CorrespondencePairInput[]> = {
  names: ['links'],
  body: (given, companyId, field) => ({
    links: given.map(({ mainId, dependentId }) => ({
      main_id: inputId(companyId, 'Correspondence', mainId, field, unknown.item),
      dependent_id: inputId(companyId, 'Correspondence', dependentId, field, unknown.item),
    })),
  }),
};

export default {
  resolvers: {
    Mutation: {
      createQuestionAnswer: creates(answersBelow, {
        parentAnswerId: globalId('QuestionAnswer', 'parent_answer_id', unknown.answer),
      }),
      updateQuestionAnswer: updates(answersBelow),
      deleteQuestionAnswer: deletes(answersBelow),
      updateQuestionAnswers: mutation<UpdateQuestionAnswersInput, object>(
        { call: `POST ${answersBelow.route}/multi_update`, failed: { testQuestion: null } },
        async (input, context, info) => {
          const place = answersBelow.listOf(input);
          await context.rest.write('POST', under(place.collection.path, '/multi_update'), {
            answers: input.answers.map(({ id, correctPosition, ...answer }) => ({
              ...answer,
              id: inputId(place.companyId, 'QuestionAnswer', id, 'answers', unknown.answer),
              ...(correctPosition !== undefined && { correct_position: correctPosition }),
            })),
          });
          return selectedOwner(context, info, place);
        },
      ),
      createSelectInputItem: creates(items),
      updateSelectInputItem: updates(items),
      deleteSelectInputItem: deletes(items),
      createCorrespondence: creates(correspondences),
      updateCorrespondence: updates(correspondences),
      deleteCorrespondence: deletes(correspondences),
      attachCorrespondenceLinks: performs(questions, 'correspondences/attach_links', { links }),
      detachCorrespondenceLinks: performs(questions, 'correspondences/detach_links', { links }),
      createQuestionCriterion: creates(createdUnder(criteria, questions), {
        testQuestionId: globalId('TestQuestion', 'question_id', 'Вопрос не найден'),
      }),
      updateQuestionCriterion: updates(criteria),
      deleteQuestionCriterion: deletes(criteria),
    },
  },
  nodes: nodeReaders(criteria, anyAnswers, anyItems, anyCorrespondences),
} satisfies Domain;
