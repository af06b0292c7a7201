// Counts the calls and records of a running query whose estimate exceeds the limit; lists are often shorter than their
// page size.
import type { GraphQLError } from 'graphql';
import type { Estimate } from '../plan/operation.ts';
import { costLimits } from './limits.ts';
import { costExceeded } from './refusals.ts';

export interface QueryBudget {
  /** Called before a call; returns the error when the budget is exceeded. */
  readonly take: () => GraphQLError | null;
  /** Called after a call with the number of its records. */
  readonly countRecords: (records: number) => void;
  /** Called once, when the budget is exceeded. */
  onExceeded: (why: GraphQLError) => void;
}

export function createQueryBudget(estimate: Estimate): QueryBudget {
  let calls = 0;
  let nodes = 0;
  let ended: GraphQLError | null = null;
  const allowance: QueryBudget = {
    onExceeded: () => undefined,
    countRecords: (records) => {
      nodes += records;
    },
    take: () => {
      if (ended) return ended;
      calls += 1;
      if (calls <= costLimits.calls && nodes <= costLimits.nodes) return null;
      ended = costExceeded(estimate, calls > costLimits.calls ? 'calls' : 'nodes');
      allowance.onExceeded(ended);
      return ended;
    },
  };
  return allowance;
}
