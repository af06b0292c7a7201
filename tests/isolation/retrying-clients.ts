// REST and GraphQL clients of the tested school. They retry refusals because of overload, which say nothing about
// permissions.
import { setTimeout as sleep } from 'node:timers/promises';
import { graphqlClient, type GraphqlAnswer, type GraphqlClient } from '../kit/graphql.ts';
import { type RestClient, restClient } from '../kit/rest.ts';

/** Attempts per request: a server that stays overloaded is a failure. */
const mostTimes = 5;

export const retryingRestClient = (url: string, token: string | undefined): RestClient => {
  const call = restClient(url, token);
  return (...request) => withRetries(() => call(...request), restRetryDelay);
};

/** A mutation that took effect is not retried, even if a part of its response failed. */
export const retryingGraphqlClient = (url: string, token: string | undefined): GraphqlClient => {
  const ask = graphqlClient(url, token);
  return (query, variables) =>
    withRetries(
      () => ask(query, variables),
      (answer) =>
        query.startsWith('mutation') && isThere(answer) ? null : graphqlRetryDelay(answer),
    );
};

/** Repeats the request while `wait` returns a number of seconds to wait; null means a result. */
export async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  wait: (answer: Answer) => number | null,
): Promise<Answer> {
  for (let times = 1; ; times += 1) {
    const answer = await ask();
    const seconds = wait(answer);
    if (seconds === null || times === mostTimes) return answer;
    await sleep(seconds * 1000);
  }
}

/** Seconds to wait after a response of HTTP, or null. */
export const restRetryDelay = ({
  status,
  headers,
}: Pick<Response, 'status' | 'headers'>): number | null =>
  status === 503 ? Number(headers.get('retry-after') ?? 1) : null;

/** Seconds to wait after a response of GraphQL, or null. */
export function graphqlRetryDelay({ errors = [] }: Pick<GraphqlAnswer, 'errors'>): number | null {
  const refusal = errors.find(({ extensions }) => extensions?.code === 'OVERLOADED');
  return refusal ? (refusal.extensions?.retryAfter ?? 1) : null;
}

const isThere = ({ data }: GraphqlAnswer): boolean =>
  Object.values(data ?? {}).some((value) => value !== null);
