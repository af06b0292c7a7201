// A plain client of the REST API, like a script of a customer.
export interface RestAnswer {
  status: number;
  // Untyped: the shape of responses is what the tests assert.
  body: Json;
  headers: Headers;
}

/** Any JSON, read by path: `answer.body.data.id`. */
export type Json = ReturnType<typeof JSON.parse>;

export interface RestClient {
  (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
}

export function restClient(url: string, token?: string): RestClient {
  return async (method, path, body, headers) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined &&
          !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  };
}

export async function tokenOf(url: string, login: string, password: string): Promise<string> {
  const answer = await restClient(url)('POST', '/api/login', { login, password });
  if (answer.status !== 200) throw new Error(`${login} could not sign in: ${answer.status}`);
  return answer.body.data.access_token;
}

/** Registers a new account that owns a new company. */
export async function newOwner(url: string, code: string): Promise<Owner> {
  const account = await restClient(url)('POST', '/api/registration', {
    name: 'Ольга',
    surname: 'Проверкина',
    email: `owner@${code}.test`,
    password: 'long-enough-1',
  });
  if (account.status !== 201) throw new Error(`No account: ${JSON.stringify(account.body)}`);
  const token: string = account.body.data.access_token;
  const call = restClient(url, token);
  const company = await call('POST', '/api/companies', { name: `Школа ${code}`, code });
  if (company.status !== 201) throw new Error(`No company: ${JSON.stringify(company.body)}`);
  return { call, token, companyId: company.body.data.id, login: `owner@${code}.test` };
}

export interface Owner {
  call: RestClient;
  token: string;
  companyId: number;
  login: string;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
