// Sends a mutation without Relay's store, for the pages before sign-in, which don't load it.
import type {
  ConcreteRequest,
  GraphQLTaggedNode,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { postOperation } from '../network/gateway.ts';
import { failedResult, userErrorsIn, type MutationResult } from '../network/mutationResult.ts';

export async function sendMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): Promise<MutationResult<TMutation>> {
  const { params } = mutation as ConcreteRequest;
  try {
    const { data } = (await postOperation(params, variables, new AbortController().signal)) as {
      data: TMutation['response'];
    };
    return { response: data, userErrors: userErrorsIn(data) };
  } catch (error) {
    return failedResult(error);
  }
}
