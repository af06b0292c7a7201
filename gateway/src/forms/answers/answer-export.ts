// The export of form answers, and the viewer's earlier exports of them.
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
