// The export of answers: ordering one, and the exports that the viewer has ordered.
import { exportOf } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf(
  'FormAnswerExport',
  'form_answers',
  'FormAnswer',
);

export default {
  resolvers: {
    Company: { formAnswerExports: all, formAnswerExport: one },
    FormAnswerExport: fields,
    Mutation: { exportFormAnswers: order },
  },
  shapes: { FormAnswerExport: shape },
  nodes,
} satisfies Domain;
