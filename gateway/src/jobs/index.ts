// Jobs: work that goes on after the request that caused it.
import { columns } from '../kit/plan/needs.ts';
import { nodesOf } from '../kit/records/node.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { jobs as jobCollection } from './collection.ts';
import { resolvers } from './resolvers.ts';

export const jobs: Domain = {
  resolvers,
  shapes: {
    Job: {
      file: columns('file'),
      viewerCanCancel: columns('can_cancel'),
    },
    JobFile: {},
  },
  nodes: { Job: nodesOf(jobCollection) },
};
