// A plain GraphQL client of the gateway, like a script or an internal tool.
import type { Json } from './rest.ts';
import { demo } from './servers.ts';

export interface GraphqlAnswer {
  status: number;
  data: Json;
  errors: { message: string; extensions?: { code?: string; retryAfter?: number } }[] | undefined;
}

export interface GraphqlClient {
  (query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
}

export function graphqlClient(url: string, token?: string): GraphqlClient {
  return async (query, variables) => {
    const answer = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as Json;
    return { status: answer.status, data, errors };
  };
}

/** Signs in through the gateway, by default as the admin of the demo school. */
export async function graphqlSignIn(
  url: string,
  login: string = demo.login,
  password: string = demo.password,
): Promise<string> {
  const { data, errors } = await graphqlClient(url)(
    `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken userErrors { message } } }`,
    { input: { login, password } },
  );
  const token: unknown = data?.signIn?.accessToken;
  if (typeof token !== 'string') {
    throw new Error(`${login} could not sign in: ${JSON.stringify({ data, errors })}`);
  }
  return token;
}
