// The export of a test's attempts, and the viewer's earlier exports of them.
import { exportBelow } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { tests } from '../collections.ts';

const { all, one, fields, nodes, order, shape } = exportBelow(
  tests,
  'TestAttemptExport',
  'attempts',
  'TestAttempt',
  'test_id',
  {
    order: 'attempts_download/create',
    file: 'attempts_download/search_file',
    history: 'attempts_download/exports',
  },
);

export default {
  resolvers: {
    Test: { testAttemptExports: all, testAttemptExport: one },
    TestAttemptExport: fields,
    Mutation: { exportTestAttempts: order },
  },
  shapes: { TestAttemptExport: shape },
  nodes,
} satisfies Domain;
