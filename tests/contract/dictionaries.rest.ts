// How what courses are described with is merged, put in order and tied to courses by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfDictionaries({ call }: RestStory): void {
  const made = async (path: string, body: object): Promise<number> => {
    const answer = await call('POST', path, body);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body.data.id;
  };

  test.each(['/course_types', '/course_formats', '/places'])(
    'of two entries of %s one takes the place of the other',
    async (path) => {
      const from = await made(path, { name: 'Старое слово' });
      const into = await made(path, { name: 'Новое слово' });
      const merged = await call('POST', `${path}/${from}/merge`, { into_id: into });
      expect([merged.status, merged.body.data.id]).toEqual([200, into]);
      expect((await call('DELETE', `${path}/${into}`)).status).toBe(200);
    },
  );

  test('categories are made, changed, put in order, merged and deleted', async () => {
    const path = '/course_categories';
    const top = await made(path, { title: 'Договорная' });
    const [one, other] = [
      await made(path, { title: 'Первая', parent_id: top, view_type: 'tags', columns_count: 2 }),
      await made(path, { title: 'Вторая', parent_id: top, filter_selection_type: 'single' }),
    ];
    const change = { slug: 'dogovor', show_in_catalog: false };
    const changed = await call('PUT', `${path}/${one}`, change);
    expect(changed.body.data).toMatchObject({ ...change, view_type: 'tags', columns_count: 2 });
    const categories = [other, one].map((id) => ({ id, parent_id: top }));
    expect((await call('POST', `${path}/multi_sort`, { categories })).status).toBe(200);
    const below = await call('GET', `${path}?parent_id=${top}&with=parent_category`);
    expect(below.body.data.map(({ id }: { id: number }) => id)).toEqual([other, one]);
    const merged = await call('POST', `${path}/${one}/merge`, { into_id: other });
    expect(merged.status).toBe(200);
    for (const id of [other, top]) {
      expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    }
  });

  test('folders are made, changed, put in order and deleted, and courses come into them and out', async () => {
    const path = '/course_folder';
    const top = await made(path, { name: 'Договорная' });
    const [one, other] = [
      await made(path, { name: 'Первая', parent_id: top }),
      await made(path, { name: 'Вторая', parent_id: top }),
    ];
    const changed = await call('PUT', `${path}/${one}`, { name: 'Начальная' });
    expect(changed.body.data).toMatchObject({ name: 'Начальная', parent_id: top });
    const folders = [other, one].map((id) => ({ id, parent_id: top }));
    expect((await call('POST', `${path}/multi_sort`, { folders })).status).toBe(200);
    const below = await call('GET', `${path}?parent_id=${top}&with=parent_folder`);
    expect(below.body.data.map(({ id }: { id: number }) => id)).toEqual([other, one]);
    const course = await made('/courses', { name: 'В папке' });
    const put = { course_ids: [course], folder_id: one };
    const added = await call('POST', `${path}/add_course`, put);
    expect([added.status, added.body.data.count]).toEqual([200, 1]);
    const found = await call('GET', `/courses?status=draft&folder_id=${one}&in_folder=1`);
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([course]);
    const taken = await call('POST', `${path}/delete/mass`, put);
    expect([taken.status, taken.body.data.count]).toEqual([200, 1]);
    for (const id of [top, one, other]) {
      expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    }
    expect((await call('DELETE', `/courses/${course}`)).status).toBe(200);
  });

  test('a course takes place at places', async () => {
    const place = await made('/places', { name: 'Договорный зал' });
    const course_id = await made('/courses', { name: 'Очный курс' });
    const tie = { course_id, place_ids: [place] };
    expect((await call('POST', '/places/add_to_course', tie)).status).toBe(200);
    const found = await call('GET', `/courses?status=draft&place_id=${place}&with=places`);
    expect(found.body.data[0].places[0].courses_count).toBe(1);
    expect((await call('POST', '/places/remove_from_course', tie)).status).toBe(200);
    expect((await call('DELETE', `/places/${place}`)).status).toBe(200);
    expect((await call('DELETE', `/courses/${course_id}`)).status).toBe(200);
  });
}
