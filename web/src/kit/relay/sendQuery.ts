// Sends a query without Relay's store, for public pages that load as little code as possible.
import type { ConcreteRequest, GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { postOperation } from '../network/gateway.ts';

/** Rejects with RequestFailed without a response. */
export async function sendQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal,
): Promise<TQuery['response']> {
  const { params } = query as ConcreteRequest;
  const { data } = (await postOperation(params, variables, signal)) as { data: TQuery['response'] };
  return data;
}
