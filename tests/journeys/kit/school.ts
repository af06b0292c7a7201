// Creates a separate company for a test through the public API, so that tests don't affect each other.
import { graphqlClient, graphqlSignIn, type GraphqlClient } from '../../kit/graphql.ts';
import { mailsTo } from '../../kit/outbox.ts';
import type { Json } from '../../kit/rest.ts';
import { kafedraUrl, outbox } from './running-kafedra.ts';

/** A user with a confirmed address, who may create companies. */
export interface Founder {
  login: string;
  password: string;
  token: string;
}

/** The company, with the access of its owner. */
export interface School extends Founder {
  /** Global id. */
  id: string;
  code: string;
  name: string;
  ask: GraphqlClient;
  /** Runs a mutation in the company that must succeed, and returns the selected payload. */
  mutate: (name: string, input: object, select?: string) => Promise<Json>;
}

export async function newFounder(name: string): Promise<Founder> {
  const account = { login: `${name}@journeys.test`, password: 'long-enough-1' };
  const anybody = graphqlClient(kafedraUrl());
  const { accessToken } = await mutate(
    anybody,
    'registerOwner',
    { name: 'Ольга', surname: 'Основатель', email: account.login, password: account.password },
    'accessToken',
  );
  const [mail] = await mailsTo(outbox(), account.login);
  const link = new URL(mail?.links[0] ?? '');
  await mutate(anybody, 'confirmEmail', { token: link.searchParams.get('token') });
  return { ...account, token: accessToken };
}

export async function newSchool(founder: Founder, code: string): Promise<School> {
  const ask = graphqlClient(kafedraUrl(), founder.token);
  const name = `Школа ${code}`;
  const { company } = await mutate(ask, 'createCompany', { name, code }, 'company { id }');
  const inCompany = (mutation: string, input: object, select?: string) =>
    mutate(ask, mutation, { companyId: company.id, ...input }, select);
  return { ...founder, id: company.id, code, name, ask, mutate: inCompany };
}

/** Creates a member with one role that has these permissions. */
export async function memberWith(
  school: School,
  permissions: readonly string[],
  { name, login } = { name: 'Гость', login: 'guest' },
): Promise<{ id: string; token: string }> {
  const { role } = await school.mutate('createRole', { name, permissions }, 'role { id }');
  const account = { email: `${login}@${school.code}.test`, password: 'long-enough-1' };
  const { user } = await school.mutate(
    'createUser',
    { name, ...account, roleIds: [role.id] },
    'user { id }',
  );
  const token = await graphqlSignIn(kafedraUrl(), account.email, account.password);
  return { id: user.id, token };
}

export interface Course {
  id: string;
  databaseId: number;
  /** Runs a mutation in the course that must succeed, and returns the selected payload. */
  mutate: School['mutate'];
}

export async function newCourse(school: School, input: object): Promise<Course> {
  const { course } = await school.mutate('createCourse', input, 'course { id databaseId }');
  const inCourse: Course['mutate'] = (name, said, select) =>
    mutate(school.ask, name, { courseId: course.id, ...said }, select);
  return { ...course, mutate: inCourse };
}

/** Uploads a file to the company, or to a path below it such as `/video`; returns its record. */
export async function upload(school: School, file: File, below = ''): Promise<Json> {
  const body = new FormData();
  body.append('file', file);
  const answer = await fetch(`${kafedraUrl()}/media/companies/${school.id}${below}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${school.token}` },
    body,
  });
  if (answer.status !== 201) throw new Error(`${file.name} was refused: ${await answer.text()}`);
  return (await answer.json()).file;
}

async function mutate(
  ask: GraphqlClient,
  name: string,
  input: object,
  select = 'clientMutationId',
): Promise<Json> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { message } } }`,
    { input },
  );
  const payload = answer.data?.[name];
  if (answer.errors || payload?.userErrors.length !== 0) {
    throw new Error(`${name} failed: ${JSON.stringify(answer)}`);
  }
  return payload;
}
