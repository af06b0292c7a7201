// The export of a folder's table, and the viewer's earlier exports of it.
import { exportBelow } from '../exports/index.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { folders } from './collections.ts';

const { all, one, fields, nodes, order, shape } = exportBelow(
  folders,
  'TestResultFolderExport',
  'user_results',
  'TestResultFolderLearner',
  'folder_id',
);

export default {
  resolvers: {
    TestResultFolder: { exports: all, export: one },
    TestResultFolderExport: fields,
    Mutation: { exportTestResultFolder: order },
  },
  shapes: { TestResultFolderExport: shape },
  nodes,
} satisfies Domain;
