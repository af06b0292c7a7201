// Sends a mutation without Relay's store, for the pages before sign-in, which don't load it.
import type {
  ConcreteRequest,
  GraphQLTaggedNode,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { postOperation } from '../network/gateway.ts';
import { failedResult, type MutationResult, type UserError } from '../network/mutationResult.ts';

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

/** The user errors of the payloads as they arrive; `userErrors.ts` reads those of Relay's store. */
const userErrorsIn = (data: unknown): readonly UserError[] =>
  Object.values(data as Record<string, { userErrors: readonly UserError[] } | null>).flatMap(
    (payload) => payload?.userErrors ?? [],
  );
