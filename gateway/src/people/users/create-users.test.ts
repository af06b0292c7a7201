// Tests creating many users in one mutation, with a result for each row.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const group = toGlobalId({ type: 'Group', companyId: 7, id: 5 });

const mutation = `mutation ($input: CreateUsersInput!) {
  createUsers(input: $input) {
    createdCount
    results { user { databaseId name } userErrors { message field code } }
    userErrors { message field code }
  }
}`;

const create = (users: readonly object[]) =>
  gateway.ask(mutation, { variables: { input: { companyId, users } } });

const person = (name: string, more: object = {}) => ({
  name,
  email: `${name}@example.org`,
  ...more,
});

/** Creates users, except for some names, whose rows are rejected in different ways. */
beforeEach(() => {
  let id = 100;
  gateway.rest.forget();
  gateway.rest.answer('/companies/7/users', (request, reply) => {
    const { name } = request.body as { name: string };
    if (name === 'Занят') {
      const errors = [{ message: 'Такой адрес уже есть', field: 'email', code: 'taken' }];
      return reply.code(422).send({ errors });
    }
    if (name === 'Никто') return reply.code(403).send({ errors: [{ message: 'Нельзя' }] });
    if (name === 'Сбой') return reply.code(500).send({ errors: [{ message: 'Сбой' }] });
    id += 1;
    return reply.code(201).send({ data: { id, name } });
  });
});

describe('many users', () => {
  it('are created in the order of the rows, with errors per row', async () => {
    const { data, errors } = await create([
      person('Анна', { groupIds: [group] }),
      person('Занят'),
      person('Борис', { groupIds: ['5'] }),
      person('Вера'),
    ]);
    expect(errors).toBeUndefined();
    expect(data.createUsers).toEqual({
      createdCount: 2,
      results: [
        { user: { databaseId: 101, name: 'Анна' }, userErrors: [] },
        {
          user: null,
          userErrors: [{ message: 'Такой адрес уже есть', field: 'users.1.email', code: 'taken' }],
        },
        {
          user: null,
          userErrors: [
            {
              message: 'Ожидается глобальный идентификатор, как `Group.id`, а не «5».',
              field: 'users.2.groupIds',
              code: 'invalid',
            },
          ],
        },
        { user: { databaseId: 102, name: 'Вера' }, userErrors: [] },
      ],
      userErrors: [],
    });
    expect(gateway.rest.calls.map(({ body }) => body)).toMatchObject([
      { name: 'Анна', groups_id: [5] },
      { name: 'Занят' },
      { name: 'Вера' },
    ]);
  });

  it('report a server failure at its row, and the others are created', async () => {
    const { data, errors } = await create([person('Анна'), person('Сбой'), person('Вера')]);
    expect(errors).toMatchObject([
      { path: ['createUsers', 'results', 1, 'user'], extensions: { code: 'UPSTREAM_FAILED' } },
    ]);
    expect(data.createUsers.createdCount).toBe(2);
  });

  it('are not created without permission, after one attempt', async () => {
    const { data, errors } = await create([person('Никто'), person('Вера')]);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['createUsers'], extensions: { code: 'FORBIDDEN' } }]);
    expect(gateway.rest.calls).toHaveLength(1);
  });

  it.each([0, 101])('must be 1 to 100, not %i', async (count) => {
    const { data } = await create(Array.from({ length: count }, () => person('Анна')));
    expect(data.createUsers).toMatchObject({
      results: [],
      createdCount: 0,
      userErrors: [{ field: 'users', code: 'invalid' }],
    });
    expect(gateway.rest.calls).toEqual([]);
  });
});
