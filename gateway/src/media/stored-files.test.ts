// Tests that a file is found by its id, in the storage or among the company's own files.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const idOf = (id: number) => toGlobalId({ type: 'UploadedFile', companyId: 7, id });
const two = `{
  stored: node(id: "${idOf(12)}") { ... on UploadedFile { id url } }
  own: node(id: "${idOf(701)}") { ... on UploadedFile { id url } }
}`;
const calls = () => gateway.rest.calls.map(({ path }) => path).toSorted();

test('several files of the storage are read in one call', async () => {
  gateway.rest.answer('/companies/7/file_storage', ({ query }) => {
    expect(query).toMatchObject({ file_id: '12,701', status: 'kept,deleted', with: 'file' });
    const file = { id: 12, file_name: 'план.png', url: '/media/key-12/plan.png' };
    return { data: [1, 2].map((id) => ({ id, file_id: 12, file })), meta: { total: 2 } };
  });
  const { data, errors } = await gateway.ask(two);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    stored: { id: idOf(12), url: '/media/key-12/plan.png' },
    own: { id: idOf(701), url: '/media/key-701/logo.png' },
  });
  expect(calls()).toEqual(['/companies/7', '/companies/7/file_storage']);
});

test('viewers who may not see the storage still find the company’s own files', async () => {
  gateway.rest.answer('/companies/7/file_storage', (_, reply) =>
    reply.code(403).send({ errors: [{ message: 'Недостаточно прав' }] }),
  );
  expect((await gateway.ask(two)).data).toEqual({
    stored: null,
    own: { id: idOf(701), url: '/media/key-701/logo.png' },
  });
});
