import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const exportMutation = {
  id: 5,
  job_id: 5,
  file_name: 'users_2026-03-14_5f0c9a1e.xlsx',
  format: 'xlsx',
  row_count: null as number | null,
  ready: false,
  url: null as string | null,
  created_at: '2026-03-14T10:00:00.000Z',
  expires_at: null as string | null,
};
const ready = {
  ...exportMutation,
  row_count: 3,
  ready: true,
  url: '/media/key/users.xlsx',
  expires_at: '2026-03-15T10:00:00.000Z',
};
const company = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const inSchool = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/users_file', () => ({
    data: { ...ready, job: { id: 5, kind: 'users_export', status: 'done' } },
  }));
  gateway.rest.answer('/companies/7/users_download/history', () => ({
    data: [ready],
    meta: { total: 1, per_page: 20, supports: ['cursor'], cursors: ['c'], next_cursor: null },
  }));
});
beforeEach(() => {
  gateway.rest.forget();
  gateway.rest.answer('/companies/7/users_download', () => ({ data: exportMutation }));
});
afterAll(() => gateway.close());

const order = `mutation ($input: ExportUsersInput!) {
  exportUsers(input: $input) { userExport { id fileName isReady format } userErrors { message field code } }
}`;

describe('an export of users', () => {
  it('is requested with the conditions, the order and the columns of the list', async () => {
    const input = {
      companyId: company,
      format: 'CSV',
      columns: ['SURNAME', 'LAST_VISIT_AT'],
      matching: {
        search: 'анна',
        filter: {
          status: ['BLOCKED'],
          role: [inSchool('Role', 3)],
          createdFrom: '2026-01-01',
          customFields: [
            { field: inSchool('CustomField', 12), contains: 'Нижний, Новгород' },
            { field: inSchool('CustomField', 13), variables: [7, 8], from: '' },
          ],
        },
      },
      orderBy: { field: 'LAST_VISIT_AT', direction: 'DESC' },
    };
    const { data, errors } = await gateway.ask(order, { variables: { input } });
    expect(errors).toBeUndefined();
    expect(data.exportUsers).toEqual({
      userExport: {
        id: inSchool('UserExport', 5),
        fileName: exportMutation.file_name,
        isReady: false,
        format: 'XLSX',
      },
      userErrors: [],
    });
    expect(gateway.rest.calls.map(({ body }) => body)).toEqual([
      {
        format: 'csv',
        columns: ['surname', 'last_visit_at'],
        matching: {
          search: 'анна',
          status: ['blocked'],
          role_id: [3],
          created_from: '2026-01-01',
          custom_field: ['12:contains:Нижний, Новгород', '13:any:7', '13:any:8'],
        },
        sort: 'last_visit_at',
        desc: true,
      },
    ]);
  });

  it('accepts selected rows of this company only', async () => {
    const ordered = (ids: string[]) =>
      gateway.ask(order, { variables: { input: { companyId: company, ids } } });
    await ordered([inSchool('User', 4), inSchool('User', 2)]);
    expect(gateway.rest.calls.at(-1)?.body).toMatchObject({ ids: [4, 2] });
    const before = gateway.rest.calls.length;
    const strange = await ordered([toGlobalId({ type: 'User', companyId: 8, id: 4 })]);
    expect(strange.data.exportUsers.userErrors).toMatchObject([
      { field: 'ids', code: 'not_found' },
    ]);
    expect(gateway.rest.calls).toHaveLength(before);
  });

  it('that is rejected reports the error at the input field', async () => {
    gateway.rest.answer('/companies/7/users_download', (_, reply) =>
      reply.code(422).send({
        errors: [{ message: 'Ожидается день', field: 'created_from', code: 'invalid' }],
      }),
    );
    const { data } = await gateway.ask(order, { variables: { input: { companyId: company } } });
    expect(data.exportUsers).toEqual({
      userExport: null,
      userErrors: [
        { message: 'Ожидается день', field: 'matching.filter.createdFrom', code: 'invalid' },
      ],
    });
  });

  it('is found by its file name, and in the viewer’s history', async () => {
    const { data, errors } = await gateway.ask(`{ company(code: "demo") {
      userExport(fileName: "${exportMutation.file_name}") { id rowCount url job { kind status } }
      userExports(first: 5) { totalCount nodes { id isReady expiresAt } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data.company).toEqual({
      userExport: {
        id: inSchool('UserExport', 5),
        rowCount: 3,
        url: ready.url,
        job: { kind: 'USERS_EXPORT', status: 'DONE' },
      },
      userExports: {
        totalCount: 1,
        nodes: [{ id: inSchool('UserExport', 5), isReady: true, expiresAt: ready.expires_at }],
      },
    });
    const file = gateway.rest.calls.find(({ path }) => path.endsWith('users_file'));
    expect(file?.query).toMatchObject({
      file_name: exportMutation.file_name,
      with: 'job:id,kind,status',
    });
  });
});
