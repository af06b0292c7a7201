// How what a record had is looked up in its history and put back by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfHistory({ call }: RestStory): void {
  const kinds = {
    courses: { name: 'Договорный курс' },
    custom_fields: { name: 'Договорное поле', type: 'string' },
    forms: { name: 'Договорная форма', type: 'free' },
    external_webinars: { name: 'Договорный вебинар', link: 'https://contract.test' },
    invites: { name: 'Договорное приглашение' },
    orders: { name: 'Договорная заявка' },
    roles: { name: 'Договорная роль' },
    users: { name: 'Договор', email: 'history@contract.test', password: 'long-enough-2' },
  };

  test.each(Object.entries(kinds))('%s take back what they had', async (path, body) => {
    const created = await call('POST', `/${path}`, body);
    expect(created.status).toBe(201);
    const one = `/${path}/${created.body.data.id}`;
    expect((await call('PUT', one, { name: 'Переименован' })).status).toBe(200);
    const [change] = (await call('GET', `${one}/audits?field=name`)).body.data;
    expect(change).toMatchObject({
      event: 'updated',
      can_put_back: true,
      changes: [{ field: 'name', from: body.name, to: 'Переименован', cut: false }],
    });
    const [author] = (await call('GET', `${one}/audit_authors?latest=10`)).body.data;
    expect(author.id).toBe(change.author.id);
    const at = `${one}/audits/${change.id}/put_back`;
    const preview = await call('GET', `${at}?moment=before`);
    expect(preview.body.data.fields).toContainEqual({
      field: 'name',
      from: 'Переименован',
      to: body.name,
      refusal: null,
    });
    const { version } = preview.body.data;
    const put = await call('POST', at, { fields: ['name'], moment: 'before', version });
    expect([put.status, put.body.data.name]).toEqual([200, body.name]);
    expect((await call('POST', at, { version, moment: 'after' })).status).toBe(409);
    expect((await call('DELETE', one)).status).toBe(200);
  });
}
