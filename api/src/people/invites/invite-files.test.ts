// Company files in the descriptions of invites are in use as long as a description shows them.
import { expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool } from '../../../testing/school.ts';

test('a file is in use while a description shows it', async () => {
  const school = await openSchool();
  const owner = await school.person('owner@invite-files.test');
  const companyId = await school.company('invite-files', owner);
  const base = `/api/companies/${companyId}`;
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    (await school.send(method, `${base}${path}`, body, owner)).body;
  const { headers, payload } = formOf('лес.png', png);
  const sent = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    payload,
  });
  const { id: file_id, url } = sent.json().data;
  const item = (await send('POST', '/file_storage', { file_id })).data;
  const usesNow = async () => (await send('GET', `/file_storage/${item.id}?with=uses`)).data.uses;
  expect(await usesNow()).toEqual([]);

  const description = `<p>Наш лес</p><p><img src="${url}" alt=""></p><p><img src="${url}" alt="ещё"></p>`;
  const invite = (await send('POST', '/invites', { name: 'Поход', description })).data;
  const used = [{ kind: 'invite', count: 1, records: [{ id: invite.id, name: 'Поход' }] }];
  expect(await usesNow()).toEqual(used);
  const ids = { file_storage_items_id: [item.id] };
  expect((await send('POST', '/file_storage/destroy', ids)).data.skipped).toMatchObject([
    { code: 'used', count: 1 },
  ]);

  const change = (body: object) => send('PUT', `/invites/${invite.id}`, body);
  await change({ active: false });
  expect(await usesNow()).toEqual(used);
  await change({ description: '<p>Без картинок</p>' });
  expect(await usesNow()).toEqual([]);
  await change({ description });
  await send('DELETE', `/invites/${invite.id}`);
  expect(await usesNow()).toEqual([]);
});
