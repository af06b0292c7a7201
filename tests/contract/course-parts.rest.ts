// What a course consists of beside its own fields, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfCourseParts({ call }: RestStory): void {
  test('lines, ways to write to the curator and remarks are added, put in order and taken away', async () => {
    const courseId = (await call('POST', '/courses', { name: 'Частями' })).body.data.id;
    const of = { course_id: courseId };
    for (const [path, ids, made, changed] of [
      ['/course_bullet_points', 'course_bullet_point_ids', { text: 'Раз' }, { text: 'Два' }],
      [
        '/course_chat_link_blocks',
        'course_chat_link_block_ids',
        { url: 'https://t.me/curator' },
        { active: false },
      ],
    ] as const) {
      const first = await call('POST', path, { ...of, ...made });
      const second = await call('POST', path, { ...of, ...made });
      expect([first.status, second.status]).toEqual([201, 201]);
      const order = [second.body.data.id, first.body.data.id];
      expect((await call('POST', `${path}/multi_sort`, { [ids]: order })).status).toBe(200);
      const one = `${path}/${order[0]}`;
      expect((await call('PUT', one, changed)).body.data).toMatchObject(changed);
      expect((await call('GET', one)).status).toBe(200);
      const listed = await call('GET', `${path}?course_id=${courseId}`);
      expect(listed.body.data.map(({ id }: { id: number }) => id)).toEqual(order);
      expect((await call('DELETE', one)).status).toBe(200);
    }

    const sold = (await call('GET', '/course_packages?per_page=1')).body.data[0].id;
    const block = await call('POST', '/course_chat_link_blocks', { ...of, title: 'Чат' });
    const at = `/course_chat_link_blocks/${block.body.data.id}`;
    expect((await call('POST', `${at}/attach_packages`, { packages_ids: [sold] })).status).toBe(
      200,
    );
    const attached = (await call('GET', `${at}?with=packages`)).body.data.packages;
    expect(attached.map(({ id }: { id: number }) => id)).toEqual([sold]);
    expect((await call('POST', `${at}/detach_packages`, { packages_ids: [sold] })).status).toBe(
      200,
    );

    const remark = { ...of, field: 'price', text: 'Сверить' };
    const { id } = (await call('POST', '/course_field_comments', remark)).body.data;
    const comment = `/course_field_comments/${id}`;
    expect((await call('PUT', comment, { text: 'Сверено' })).body.data.text).toBe('Сверено');
    expect((await call('GET', `${comment}?with=author`)).body.data.author.id).toBeGreaterThan(0);
    const listed = await call('GET', `/course_field_comments?course_id=${courseId}&field=price`);
    expect(listed.body.data).toHaveLength(1);
    expect((await call('DELETE', comment)).status).toBe(200);
    await call('DELETE', `/courses/${courseId}`);
  });
}
