import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { tokenOfBoris } from '../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ errors: 'objects' });
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const fileId = (id: number, company = 7) =>
  toGlobalId({ type: 'UploadedFile', companyId: company, id });

describe('a company', () => {
  it('is found by its code in any case, only by members', async () => {
    const query =
      '{ company(code: "Demo") { id databaseId name viewerIsOwner companyFiles { id url } } }';
    expect((await gateway.ask(query)).data.company).toEqual({
      id: companyId,
      databaseId: 7,
      name: 'Демошкола',
      viewerIsOwner: true,
      companyFiles: [{ id: fileId(701), url: '/media/key-701/logo.png' }],
    });
    expect(gateway.rest.calls[0]?.query).toEqual({
      code: 'demo',
      only: 'id,name,is_owner'.split(',').toSorted().join(','),
      with: 'company_files',
    });
    expect(await gateway.ask(query, { token: tokenOfBoris })).toEqual({ data: { company: null } });
    expect((await gateway.ask(query, { token: null })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('is listed with the user’s others, sorted by name by default', async () => {
    const { data } = await gateway.ask(
      '{ viewer { byName: companies { totalCount nodes { code } } byCode: companies(first: 1, orderBy: { field: CODE, direction: DESC }) { nodes { code } } } }',
    );
    expect(data.viewer).toEqual({
      byName: { totalCount: 2, nodes: [{ code: 'demo' }, { code: 'lyceum' }] },
      byCode: { nodes: [{ code: 'lyceum' }] },
    });
  });

  it('is created under a free code', async () => {
    const create = (code: string) =>
      gateway.ask(
        'mutation ($code: String!) { createCompany(input: { name: "Школа", code: $code }) { company { code name } userErrors { field code message } } }',
        { variables: { code } },
      );
    const free =
      '{ taken: companyCodeIsFree(code: "Lyceum") free: companyCodeIsFree(code: "new-school") }';
    expect((await gateway.ask(free)).data).toEqual({ taken: false, free: true });
    expect((await create('new-school')).data.createCompany).toEqual({
      company: { code: 'new-school', name: 'Школа' },
      userErrors: [],
    });
    expect((await create('new-school')).data.createCompany).toEqual({
      company: null,
      userErrors: [{ field: 'code', code: 'taken', message: 'Поддомен уже существует' }],
    });
  });

  it('has a time zone for its days', async () => {
    const { data } = await gateway.ask(
      'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { timeZone } userErrors { code } } }',
      { variables: { input: { id: companyId, timeZone: 'Asia/Vladivostok' } } },
    );
    expect(data.updateCompany).toEqual({
      company: { timeZone: 'Asia/Vladivostok' },
      userErrors: [],
    });
    expect(gateway.rest.calls[0]?.body).toEqual({ time_zone: 'Asia/Vladivostok' });
  });

  it('accepts only its own files as preview image', async () => {
    const update = (videoPreviewImageId: string | null) =>
      gateway.ask(
        'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { name } userErrors { field code } } }',
        { variables: { input: { id: companyId, videoPreviewImageId } } },
      );
    await update(fileId(701));
    await update(null);
    expect(gateway.rest.calls.map(({ body }) => body)).toEqual([
      { video_preview_image_id: 701 },
      { video_preview_image_id: null },
    ]);
    gateway.rest.forget();
    const { data } = await update(fileId(801, 8));
    expect(data.updateCompany.userErrors).toEqual([
      { field: 'videoPreviewImageId', code: 'not_found' },
    ]);
    expect(gateway.rest.calls).toEqual([]);
  });

  it('deletes a file permanently', async () => {
    gateway.rest.answer('/companies/7/delete_media/701', () => ({ data: {} }));
    const { data } = await gateway.ask(
      'mutation ($id: ID!) { deleteCompanyFile(input: { id: $id }) { deletedFileId company { name } userErrors { code } } }',
      { variables: { id: fileId(701) } },
    );
    expect(data.deleteCompanyFile).toEqual({
      deletedFileId: fileId(701),
      company: { name: 'Демошкола' },
      userErrors: [],
    });
    expect(gateway.rest.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /companies/7/delete_media/701',
      'GET /companies/7',
    ]);
  });
});

describe('a forbidden action', () => {
  it.each([403, 404])('is a GraphQL error with the status %i', async (status) => {
    gateway.rest.answer('/companies/8', (_, reply) =>
      reply
        .code(status)
        .send({ errors: [{ message: 'Недостаточно прав для этого действия', code: 'x' }] }),
    );
    const { data, errors } = await gateway.ask(
      'mutation ($id: ID!) { updateCompany(input: { id: $id, name: "Моя" }) { company { name } userErrors { code } } }',
      { variables: { id: toGlobalId({ type: 'Company', companyId: null, id: 8 }) } },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'Недостаточно прав для этого действия', extensions: { status } },
    ]);
  });
});
