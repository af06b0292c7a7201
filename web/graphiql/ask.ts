// Sends operations to the gateway: queries and mutations as JSON, subscriptions as a stream of server-sent events.
import type { GraphiQL } from 'graphiql';
import { getOperationAST, type ExecutionResult } from 'graphql';
import { createClient, type RequestParams } from 'graphql-sse';
import type { ComponentProps } from 'react';
import { costIsWanted } from './storage.ts';
import { keepTokenOf, withToken } from './token.ts';

export type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

export const ask: Fetcher = (
  { query, variables, operationName },
  { headers, documentAST } = {},
) => {
  const request: RequestParams = {
    query,
    variables,
    ...(operationName && { operationName }),
    ...(costIsWanted() && operationName !== 'IntrospectionQuery' && { extensions: { cost: true } }),
  };
  const all = withToken(headers);
  const kind = documentAST && getOperationAST(documentAST, operationName)?.operation;
  if (kind === 'subscription') return follow(request, all);
  return kind === 'mutation' ? signingIn(post(request, all)) : post(request, all);
};

async function signingIn(answering: Promise<ExecutionResult>): Promise<ExecutionResult> {
  const answer = await answering;
  keepTokenOf(answer.data);
  return answer;
}

type Headers = Record<string, string>;

async function post(request: RequestParams, headers: Headers): Promise<ExecutionResult> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      ...headers,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  });
  return readJson(answer);
}

/** A response that isn't JSON comes from a proxy. */
export async function readJson<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`HTTP ${answer.status} ${answer.statusText}: ${text.slice(0, 200)}`);
  }
}

function follow(request: RequestParams, headers: Headers) {
  // Without retries, so that developers see when a stream breaks.
  return createClient({ url: '/graphql', headers, retryAttempts: 0 }).iterate(request);
}
