// List fields managed by Bitrix24, copied from a local server with its protocol.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBitrixServer, type BitrixServer } from '../../../testing/servers/bitrix-server.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
let bitrix: BitrixServer;
let owner: Caller;
let companyId: number;
let field: number;

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

const sync = (body: object) => send('POST', '/custom_fields/bitrix_sync', body);

async function words(): Promise<string[]> {
  const { body } = await send('GET', `/custom_fields/${field}/custom_field_variables?all=1`);
  return body.data.map(({ value }: { value: string }) => value);
}

beforeAll(async () => {
  // The webhook URL is entered by the company; this one is in the installation's own network.
  school = await openOwnSchool({ PRIVATE_NETWORKS: '127.0.0.1' });
  bitrix = await startBitrixServer();
  owner = await school.person('owner@bitrix.test');
  companyId = await school.company('bitrix', owner);
  const made = await send('POST', '/custom_fields', { name: 'Источник', type: 'list_bitrix' });
  field = made.body.data.id;
});
afterAll(async () => {
  await bitrix.close();
  await school.close();
});

describe('invalid parameters', () => {
  test.each([
    ['without the field', () => ({ field_list_bitrix_id: '17' })],
    ['without the list', () => ({ custom_field_id: field })],
    ['with an empty list', () => ({ custom_field_id: field, field_list_bitrix_id: ' ' })],
  ])('%s', async (_, body) => {
    const { status, body: answer } = await sync(body());
    expect([status, answer.errors]).toEqual([
      422,
      [{ message: 'Неверные параметры', code: 'invalid_parameters' }],
    ]);
  });
});

test('without an integration the error names the missing setting', async () => {
  const { status, body } = await sync({ custom_field_id: field, field_list_bitrix_id: '17' });
  expect([status, body.errors[0].code]).toEqual([409, 'not_configured']);
  expect(body.errors[0].message).toContain('webhook_url');
});

describe('with an integration', () => {
  beforeAll(async () => {
    await send('POST', '/company_integrations', {
      name: 'Битрикс24',
      type: 'bitrix24',
      settings: JSON.stringify({ webhook_url: bitrix.webhook }),
      secret_keys: ['webhook_url'],
    });
    bitrix.lists.set(
      '17',
      new Map(Array.from({ length: 120 }, (_, at) => [`${at + 1}`, `Источник ${at + 1}`])),
    );
    bitrix.leadFields['UF_CRM_1'] = {
      type: 'enumeration',
      title: 'UF_CRM_1',
      formLabel: 'Класс ученика',
      items: [
        { ID: '44', VALUE: '10 класс' },
        { ID: '45', VALUE: '11 класс' },
      ],
    };
    bitrix.leadFields['TITLE'] = { type: 'string', title: 'Название лида' };
  });

  test('returns its fields and lists', async () => {
    const { status, body } = await send('GET', '/bitrix_fields');
    expect([status, body.data]).toEqual([
      200,
      [
        {
          id: 'UF_CRM_1',
          name: 'Класс ученика',
          entity: 'lead',
          type: 'enumeration',
          is_list: true,
        },
        { id: 'TITLE', name: 'Название лида', entity: 'lead', type: 'string', is_list: false },
        { id: '17', name: 'Список 17', entity: 'list', type: 'list', is_list: true },
      ],
    ]);
  });

  test('copies all pages of a list to the options and records the list on the field', async () => {
    const { status, body } = await sync({ custom_field_id: field, field_list_bitrix_id: '17' });
    expect([status, body.data]).toEqual([200, { added: 120, changed: 0, removed: 0, kept: 0 }]);
    expect((await words()).slice(0, 3)).toEqual(['Источник 1', 'Источник 2', 'Источник 3']);
    const read = await send('GET', `/custom_fields/${field}`);
    expect(read.body.data.field_list_bitrix_id).toBe('17');
  });

  test('applies changes of the list and retains options in use', async () => {
    const { body: all } = await send('GET', `/custom_fields/${field}/custom_field_variables?all=1`);
    const user = await send('POST', '/users', { name: 'Лев', email: 'held@bitrix.test' });
    const stored = await send('POST', `/users/${user.body.data.id}/store_custom_field_values`, {
      custom_fields: [{ custom_field_id: field, values: [all.data[1].id] }],
    });
    expect(stored.status).toBe(200);
    bitrix.lists.set(
      '17',
      new Map([
        ['1', 'Сайт'],
        ['200', 'Друзья'],
        ['201', 'Друзья'],
      ]),
    );
    const { body } = await sync({ custom_field_id: field, field_list_bitrix_id: '17' });
    expect(body.data).toEqual({ added: 2, changed: 1, removed: 118, kept: 1 });
    expect((await words()).sort()).toEqual(['Друзья', 'Друзья', 'Источник 2', 'Сайт']);
  });

  test('finds the list of a CRM field by its code', async () => {
    const made = await send('POST', '/custom_fields', { name: 'Класс', type: 'list_bitrix' });
    const id = made.body.data.id;
    const { body } = await sync({ custom_field_id: id, field_list_bitrix_id: 'UF_CRM_1' });
    expect(body.data.added).toBe(2);
    const none = await sync({ custom_field_id: id, field_list_bitrix_id: 'UF_CRM_NONE' });
    expect([none.status, none.body.errors[0].field]).toEqual([422, 'field_list_bitrix_id']);
  });

  test.each([
    ['refusing', 'Битрикс24 отказал: Wrong authorization data'],
    ['failing', 'Битрикс24 не ответил. Попробуйте через несколько минут'],
    ['nonsense', 'Битрикс24 не ответил. Попробуйте через несколько минут'],
  ] as const)('%s: nothing changes', async (state, message) => {
    const before = await words();
    bitrix.become(state);
    const { status, body } = await sync({ custom_field_id: field, field_list_bitrix_id: '17' });
    bitrix.become('working');
    expect([status, body.errors[0].message]).toEqual([424, message]);
    expect(await words()).toEqual(before);
  });

  test('rejects fields of other types', async () => {
    const made = await send('POST', '/custom_fields', { name: 'Слова', type: 'string' });
    const { status, body } = await sync({
      custom_field_id: made.body.data.id,
      field_list_bitrix_id: '17',
    });
    expect([status, body.errors[0].field]).toEqual([422, 'custom_field_id']);
  });
});
