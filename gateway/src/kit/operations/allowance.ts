// What a query uses up as it runs, where page sizes alone leave open what it costs: lists tell how long they are.
import type { GraphQLError } from 'graphql';
import type { Estimate } from '../plan/operation.ts';
import { costLimits } from './limits.ts';
import { costExceeded } from './refusals.ts';

export interface Allowance {
  /** Before a call: why it may not be made. */
  readonly take: () => GraphQLError | null;
  /** After one: how many records it brought. */
  readonly brought: (records: number) => void;
  /** Called once, when it is used up. */
  onEnd: (why: GraphQLError) => void;
}

export function createAllowance(estimate: Estimate): Allowance {
  let calls = 0;
  let nodes = 0;
  let ended: GraphQLError | null = null;
  const allowance: Allowance = {
    onEnd: () => undefined,
    brought: (records) => {
      nodes += records;
    },
    take: () => {
      if (ended) return ended;
      calls += 1;
      if (calls <= costLimits.calls && nodes <= costLimits.nodes) return null;
      ended = costExceeded(estimate, calls > costLimits.calls ? 'calls' : 'nodes');
      allowance.onEnd(ended);
      return ended;
    },
  };
  return allowance;
}
