// Asks the school that is tried. That there is too much to do at the moment says nothing of who may have what: whoever is
// told so asks again.
import { setTimeout as sleep } from 'node:timers/promises';
import { graphqlClient, type GraphqlAnswer, type GraphqlClient } from '../kit/graphql.ts';
import { type RestClient, restClient } from '../kit/rest.ts';

/** How often one thing is asked at most: a server that stays overloaded is a failure. */
const mostTimes = 5;

export const askRest = (url: string, token: string | undefined): RestClient => {
  const call = restClient(url, token);
  return (...request) => untilAnswered(() => call(...request), waitOf);
};

/** A mutation that has come to something is not sent again for the rest of its answer. */
export const askGraphql = (url: string, token: string | undefined): GraphqlClient => {
  const ask = graphqlClient(url, token);
  return (query, variables) =>
    untilAnswered(
      () => ask(query, variables),
      (answer) => (query.startsWith('mutation') && isThere(answer) ? null : waitOfErrors(answer)),
    );
};

/** Asks until the answer is one, with the seconds between that `wait` reads from what is none. */
export async function untilAnswered<Answer>(
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

/** Of an answer of HTTP. */
export const waitOf = ({ status, headers }: Pick<Response, 'status' | 'headers'>): number | null =>
  status === 503 ? Number(headers.get('retry-after') ?? 1) : null;

/** Of an answer of GraphQL. */
export function waitOfErrors({ errors = [] }: Pick<GraphqlAnswer, 'errors'>): number | null {
  const refusal = errors.find(({ extensions }) => extensions?.code === 'OVERLOADED');
  return refusal ? (refusal.extensions?.retryAfter ?? 1) : null;
}

const isThere = ({ data }: GraphqlAnswer): boolean =>
  Object.values(data ?? {}).some((value) => value !== null);
