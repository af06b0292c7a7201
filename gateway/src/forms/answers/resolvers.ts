// Answers to forms: those of one form, all of a company, and deleting them.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { reference, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { answers, forms } from '../collections.ts';
import { answerConditions } from './answer-conditions.ts';

const newestFirst = { sort: 'created_at', desc: true } as const;

const resolvers: Resolvers = {
  Company: {
    formAnswers: connection(answers, newestFirst),
    formAnswer: recordById(answers),
  },
  Form: { answers: connection(answers, { by: 'form_id', ...newestFirst }) },
  Mutation: { deleteFormAnswers: deletesMany(selectionOf(answers, 'ответы')) },
};

export default {
  resolvers,
  shapes: {
    FormAnswer: {
      form: reference('form_id', forms),
      user: relation('user'),
      values: relation('values'),
    },
    FormAnswerValue: { file: relation('file') },
  },
  conditions: { FormAnswerFilter: { fields: answerConditions } },
  nodes: nodeReaders(answers),
} satisfies Domain;
