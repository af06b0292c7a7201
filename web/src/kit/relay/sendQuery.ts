// A question without Relay's store, for the open pages that load no more than they must.
import type { ConcreteRequest, GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { post } from '../network/gateway.ts';

/** Rejects with a RequestFailed when it can't be answered. */
export async function sendQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal,
): Promise<TQuery['response']> {
  const { params } = query as ConcreteRequest;
  const { data } = (await post(params, variables, signal)) as { data: TQuery['response'] };
  return data;
}
