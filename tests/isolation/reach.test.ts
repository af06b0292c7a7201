// Nobody reaches beyond their own: who manages people gains no power over those who may do more, who manages roles none
// that they do not have, and an owner none over another school. Everything is tried by REST and by GraphQL, and after
// each attempt the whole database is as it was.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNamedType, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import { toGlobalId } from '../../gateway/src/kit/records/ids.ts';
import { graphqlClient } from '../kit/graphql.ts';
import type { Json, RestAnswer } from '../kit/rest.ts';
import type { Attempt } from './attempt.ts';
import { ATTEMPTS } from './attempts.ts';
import { WITH_POWERFUL_DEFAULT } from './attempts-of-invites.ts';
import type { GlobalId } from './doors.ts';
import { MAY_CHANGE } from './expectations.ts';
import { type Installation, startInstallation } from './installation.ts';
import { schema } from './inputs.ts';
import { allRows, changesBetween, type Rows, tablesOf } from './rows.ts';
import { callAs, type Person, setStage, type Stage } from './stage.ts';

let installation: Installation;
let stage: Stage;
let before: Rows;

beforeAll(async () => {
  installation = await startInstallation();
  stage = await setStage(installation);
  before = await allRows(installation.database);
});
afterAll(() => installation?.stop());

test.each(ATTEMPTS)('$who: $what', expectRefusal);

describe('while the default role gives everything', () => {
  beforeAll(() => makeDefault('Администратор'));
  afterAll(() => makeDefault('Ученик'));

  test.each(WITH_POWERFUL_DEFAULT)('$who: $what', expectRefusal);

  async function makeDefault(role: string): Promise<void> {
    await as('owner', 'PUT', `/roles/${stage.role(role)}`, { default: true });
    before = await allRows(installation.database);
  }
});

describe('an invite that gives more than its reader may give', () => {
  const shown = { name: 'administrators', state: 'works', users_count: 0 };

  test('is shown by REST without its link and its recipients', async () => {
    const { id } = stage.invite('administrators');
    const query = 'with=recipients;roles&withCount=recipients';
    const list = await as('greeter', 'GET', `/invites?ids=${id}&${query}`);
    const one = await as('greeter', 'GET', `/invites/${id}?${query}`);
    for (const invite of [list.body.data[0], one.body.data]) {
      expect(invite).toMatchObject({ ...shown, link: null, recipients: [], recipients_count: 0 });
    }
    const told = JSON.stringify([list.body, one.body]);
    expect(told).not.toContain(stage.invite('administrators').token);
    expect(told).not.toContain('new@reach.test');
    const history = await as('greeter', 'GET', `/invites/${id}/audits`);
    expect(JSON.stringify(history.body)).not.toContain(stage.invite('administrators').token);
  });

  test('is shown by GraphQL without its link and its recipients', async () => {
    const client = graphqlClient(installation.gateway, stage.person('greeter').token);
    const { data } = await client(`{ company(code: "reach") { invites(first: 100) { nodes {
      name link recipients { address } viewerCanUpdate viewerCanDelete } } } }`);
    const invites: Json[] = data.company.invites.nodes;
    expect(invites.find(({ name }) => name === 'administrators')).toEqual({
      name: 'administrators',
      link: null,
      recipients: [],
      viewerCanUpdate: false,
      viewerCanDelete: false,
    });
    expect(invites.find(({ name }) => name === 'learners')).toMatchObject({
      link: expect.stringContaining('?invite='),
      viewerCanUpdate: true,
    });
  });
});

describe('in another school', () => {
  const reads: [string, (stage: Stage) => string][] = [
    ['users of a role', ({ role }) => `/users?role_id=${role('Ученик')}`],
    ['users of a group', ({ groupId }) => `/users?group_id=${groupId}`],
    ['users by id', ({ id }) => `/users?ids=${id('learner')}`],
    ['users by address', ({ email }) => `/users?search=${email('learner')}`],
    ['roles by id', ({ role }) => `/roles?ids=${role('manager')}`],
    ['groups by id', ({ groupId }) => `/groups?ids=${groupId}`],
    ['courses of a user', ({ id }) => `/courses?user_id=${id('learner')}`],
    ['what somebody did', ({ id }) => `/admin/get_log?author_id=${id('owner')}`],
    ['what was done to a user', ({ id }) => `/admin/get_log?auditable_id=${id('learner')}`],
  ];

  test.each(reads)('its owner finds no %s of this one, and counts none', async (_, pathOf) => {
    const path = pathOf(stage);
    const { status, body } = await as('stranger', 'GET', path);
    expect([status, body.data, body.meta?.total]).toEqual([200, [], 0]);
    if (!path.startsWith('/users')) return;
    const counted = await as('stranger', 'GET', `${path}&countBy=status`);
    expect(counted.body.meta.counts).toEqual({ status: {} });
  });

  test('its owner is told of an address no more than that it is registered', async () => {
    const refusals = await Promise.all(
      (['learner', 'owner', 'deleted administrator'] as const).map((name) =>
        as('stranger', 'POST', '/users', { name: 'Новый', email: stage.email(name) }),
      ),
    );
    expect(new Set(refusals.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        JSON.stringify([
          422,
          {
            errors: [
              {
                message: 'Эта почта уже зарегистрирована. Отправьте приглашение',
                field: 'email',
                code: 'taken',
              },
            ],
          },
        ]),
      ]),
    );
    await expectNothingChanged();
  });
});

test('the history of a record that is gone is told by the log alone', async () => {
  const { id } = (await as('owner', 'POST', '/roles', { name: 'Бывшая' })).body.data;
  await as('owner', 'DELETE', `/roles/${id}`);
  for (const person of ['owner', 'manager', 'setter'] as const)
    expect((await as(person, 'GET', `/roles/${id}/audits`)).status).toBe(404);
  const log = `/admin/get_log?auditable_type=roles&auditable_id=${id}`;
  expect((await as('manager', 'GET', log)).status).toBe(403);
  expect((await as('setter', 'GET', log)).body.data).toHaveLength(2);
});

async function expectRefusal(attempt: Attempt): Promise<void> {
  expect(outcomeByRest(await tryByRest(attempt))).toBe(attempt.outcome);
  await expectNothingChanged();
  if (attempt.graphql === null) return;
  expect(outcomesByGraphql(await tryByGraphql(attempt, attempt.graphql))).toContain(
    attempt.outcome,
  );
  await expectNothingChanged();
}

/** In the school of the person, unless the path is a whole one. */
const as = (person: Person, method: string, path: string, body?: object): Promise<RestAnswer> =>
  callAs(installation.api, stage, person)(
    method,
    path.startsWith('/api/') ? path : `/api/companies/${companyOf(person)}${path}`,
    body,
  );

const companyOf = (person: Person): number =>
  person === 'stranger' ? stage.otherCompanyId : stage.companyId;

const tryByRest = ({ who, rest }: Attempt): Promise<RestAnswer> => as(who, ...rest(stage));

/** The payload of the mutation, or the code of the error in its place. */
async function tryByGraphql(
  { who }: Attempt,
  graphql: NonNullable<Attempt['graphql']>,
): Promise<Json> {
  const companyId = companyOf(who);
  const globalId: GlobalId = (type, id) =>
    toGlobalId({ type, companyId: type === 'Session' ? null : companyId, id });
  const [mutation, input] = graphql(stage, globalId);
  const company = toGlobalId({ type: 'Company', companyId: null, id: companyId });
  const client = graphqlClient(installation.gateway, stage.person(who).token);
  const { data, errors } = await client(documentOf(mutation), {
    input: asksForCompany(mutation) ? { companyId: company, ...input } : input,
  });
  return errors
    ? { userErrors: errors.map(({ extensions }) => ({ code: extensions?.code?.toLowerCase() })) }
    : data[mutation];
}

function asksForCompany(mutation: string): boolean {
  const [input] = schema.getMutationType()?.getFields()[mutation]?.args ?? [];
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) && 'companyId' in type.getFields();
}

function documentOf(mutation: string): string {
  const field = schema.getMutationType()?.getFields()[mutation];
  const payload = field && getNamedType(field.type);
  if (!field || !isObjectType(payload)) throw new Error(`there is no mutation ${mutation}`);
  const values = Object.values(payload.getFields()).filter(({ type }) =>
    isLeafType(getNamedType(type)),
  );
  return `mutation ($input: ${String(field.args[0]?.type)}) {
    ${mutation}(input: $input) { ${values.map(({ name }) => name).join(' ')} userErrors { code } }
  }`;
}

function outcomeByRest({ status, body }: RestAnswer): string {
  if (status >= 300) return body.errors?.[0]?.code;
  // Of many rows each is answered for itself.
  if (Array.isArray(body.data)) return body.data[0].errors[0]?.code ?? 'done';
  if (body.data.count !== 0) return 'done';
  return body.data.skipped > 0 ? 'passed over' : 'nobody';
}

/** Where nobody was changed and it is not said how many were passed over, there may have been some. */
function outcomesByGraphql(payload: Json): string[] {
  if (payload.userErrors.length > 0) return [payload.userErrors[0].code];
  const count = payload.changedCount ?? payload.deletedCount ?? payload.restoredCount;
  if (count !== 0) return ['done'];
  const { skippedCount } = payload;
  return [
    ...(skippedCount === 0 || skippedCount === undefined ? ['nobody'] : []),
    ...(skippedCount === 0 ? [] : ['passed over']),
  ];
}

async function expectNothingChanged(): Promise<void> {
  const { database } = installation;
  const after = await allRows(database);
  const changes = changesBetween(before, after, await tablesOf(database)).filter(
    (change) => !MAY_CHANGE.some(({ covers }) => covers(change)),
  );
  before = after;
  expect(changes).toEqual([]);
}
