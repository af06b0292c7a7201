// The search of courses and the catalogue, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfCatalog(story: RestStory): void {
  const { call } = story;

  test('courses are found by words, and published ones are in the catalogue, which needs no sign-in', async () => {
    const category = (await call('POST', '/course_categories', { title: 'Витрина' })).body.data;
    const { id } = (
      await call('POST', '/courses', {
        name: 'Каллиграфия пером',
        subcategories_id: [category.id],
        catalog_url_first_category_id: category.id,
        catalog_url_first_category_slug: 'kalligrafiya',
      })
    ).body.data;
    const found = await call('GET', '/search_courses?search=калиграфии перьями');
    expect(found.body).toMatchObject({
      data: [{ id }],
      meta: { corrected: 'каллиграфия перьями' },
    });

    const nobody = story.client();
    const base = story.school.replace('/api/', '/api/public/');
    const courses = `${base}/courses?category_id=${category.id}&with=format;highlighted`;
    expect((await nobody('GET', courses)).body.data).toEqual([]);
    await call('POST', '/courses/visible', { courses_id: [id] });
    const listed = await nobody('GET', `${courses}&search=перо`);
    expect(listed.body.data).toMatchObject([{ id, categories_id: [category.id] }]);
    const one = await nobody('GET', `${base}/courses/${category.slug}/kalligrafiya?with=places`);
    expect(one.body.data).toMatchObject({ id, catalog_address: `${category.slug}/kalligrafiya` });
    const catalog = (await nobody('GET', `${base}/catalog`)).body.data;
    expect(catalog.categories.at(-1)).toMatchObject({ id: category.id, title: 'Витрина' });
    await call('DELETE', `/courses/${id}`);
  });
}
