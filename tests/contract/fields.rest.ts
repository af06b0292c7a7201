// How custom fields are kept, and what they hold of users, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { pixel } from '../kit/images.ts';
import type { RestStory } from './story.ts';

export function tellOfFields(story: RestStory): void {
  const { call } = story;

  test('custom fields are created, filled in for a user, changed and deleted', async () => {
    const list = await call('POST', '/custom_fields', {
      name: 'Предмет',
      type: 'list',
      variables: ['Физика', 'Химия'],
    });
    expect(list.status).toBe(201);
    const photo = await call('POST', '/custom_fields', { name: 'Снимок', type: 'image' });
    const field = `/custom_fields/${list.body.data.id}`;
    const read = await call('GET', `${field}?with=custom_field_variables`);
    const [physics, chemistry] = read.body.data.custom_field_variables;
    expect(physics.value).toBe('Физика');

    const person = await call('POST', '/users', { name: 'Лев', email: 'lev.fields@contract.test' });
    const user = `/users/${person.body.data.id}`;
    const form = new FormData();
    form.append('file', new File([pixel], 'снимок.png'));
    const file = await call('POST', `${user}/add_media`, form);
    expect(file.status).toBe(201);
    const stored = await call('POST', `${user}/store_custom_field_values`, {
      custom_fields: [
        { custom_field_id: list.body.data.id, values: [chemistry.id] },
        { custom_field_id: photo.body.data.id, values: [file.body.data.id] },
      ],
    });
    expect(stored.status).toBe(200);
    const held = await call('GET', `${user}/show_all_custom_fields_with_values`);
    expect(
      held.body.data.flatMap(({ values }: { values: { shown: string }[] }) =>
        values.map(({ shown }) => shown),
      ),
    ).toEqual(['Химия', 'снимок.png']);
    const condition = encodeURIComponent(`${list.body.data.id}:any:${chemistry.id}`);
    const found = await call(
      'GET',
      `/users?custom_field=${condition}&with=custom_field_values.file`,
    );
    expect(found.body.data.map(({ name }: { name: string }) => name)).toEqual(['Лев']);

    const changed = await call('PUT', field, {
      variables: [{ id: physics.id, value: 'Физика 11' }],
    });
    expect(changed.status).toBe(200);
    const others = await call('GET', '/custom_fields?subtype=user&notTypes=image&all=1');
    const names = others.body.data.map(({ name }: { name: string }) => name);
    expect([names.includes('Предмет'), names.includes('Снимок')]).toEqual([true, false]);
    for (const { body } of [list, photo]) {
      expect((await call('DELETE', `/custom_fields/${body.data.id}`)).status).toBe(200);
    }
    expect((await call('DELETE', user)).status).toBe(200);
  });

  test('custom fields of courses are filled in, found and sorted by, and read', async () => {
    const { body: field } = await call('POST', '/custom_fields', {
      name: 'Часы',
      type: 'integer',
      subtype: 'course',
    });
    const ids: number[] = [];
    for (const hours of ['40', '8']) {
      const { body } = await call('POST', '/courses', { name: `Курс на ${hours} часов` });
      ids.push(body.data.id);
      const stored = await call('POST', '/custom_field_course_values', {
        course_id: body.data.id,
        custom_fields: [{ custom_field_id: field.data.id, values: [hours] }],
      });
      expect(stored.status).toBe(200);
    }
    const list = await call(
      'GET',
      `/courses?status=draft&custom_field=${field.data.id}:from:8&sort=custom_field_${field.data.id}&with=custom_field_course_values;custom_fields`,
    );
    expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    // Under the name that the specification has, however it was asked for.
    const own = await call('GET', `/courses/${ids[0]}?with=customFieldCourseValues`);
    expect(own.body.data.customFieldCourseValues).toMatchObject([{ shown: '40' }]);
    expect(list.body.data.at(-1).customFieldCourseValues).toEqual(
      own.body.data.customFieldCourseValues,
    );
    const held = await call('GET', `/custom_field_course_values?course_id=${ids[0]}`);
    expect(held.body.data[0].values[0].shown).toBe('40');
    const { body: consequences } = await call(
      'GET',
      `/custom_fields/${field.data.id}/consequences`,
    );
    expect([consequences.data.values, consequences.data.owners]).toEqual([2, 2]);
    for (const id of ids) await call('DELETE', `/courses/${id}`);
    expect((await call('DELETE', `/custom_fields/${field.data.id}`)).status).toBe(200);
  });

  test('fields of courses are made and changed many at once', async () => {
    const at = '/course_custom_fields';
    const made = await call('POST', `${at}/multi_create`, {
      course_custom_fields: [
        { name: 'Аудитория', type: 'string' },
        { name: 'Уровень', type: 'list', variables: ['Базовый'] },
      ],
    });
    expect(made.status).toBe(201);
    const fields: { id: number; version: string }[] = made.body.data;
    const changed = await call('POST', `${at}/multi_update`, {
      course_custom_fields: fields.map(({ id, version }) => ({ id, version, prompt: 'Выберите' })),
    });
    expect(changed.body.data.map(({ prompt }: { prompt: string }) => prompt)).toEqual([
      'Выберите',
      'Выберите',
    ]);
    const [first] = fields;
    expect((await call('GET', `${at}/${first?.id}`)).body.data.name).toBe('Аудитория');
    expect((await call('GET', `${at}?search=Уровень`)).body.data).toHaveLength(1);
    for (const { id } of fields) await call('DELETE', `/custom_fields/${id}`);
  });
}
