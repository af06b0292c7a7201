// What a course consists of beside its own fields, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { scriptTag } from '../kit/bitrix.ts';
import type { RestStory } from './story.ts';

export function tellOfCourseParts({ call, download }: RestStory): void {
  test('a course is copied', async () => {
    const { id } = (await call('POST', '/courses', { name: 'Оригинал' })).body.data;
    const ordered = await call('POST', `/courses/${id}/replicate`);
    expect([ordered.status, ordered.body.data.job.kind]).toEqual([201, 'course_replication']);
    const copy = () => call('GET', `/course_replicas/${ordered.body.data.id}/after_replicated`);
    await expect.poll(async () => (await copy()).status).toBe(200);
    expect((await copy()).body.data.name).toBe('Оригинал (копия)');
  });

  test('a course is put into an archive, and made of it', async () => {
    const { id } = (await call('POST', '/courses', { name: 'В архиве' })).body.data;
    const ordered = await call('POST', `/courses/${id}/export`);
    expect(ordered.status).toBe(201);
    const job = async (of: number) => (await call('GET', `/jobs/${of}`)).body.data;
    const archiving = ordered.body.data.job.id;
    await expect.poll(async () => (await job(archiving)).status).toBe('done');
    const archive = await download((await job(archiving)).file.url);
    const form = new FormData();
    form.append('file', new File([archive], 'В архиве.zip'));
    const sent = await call('POST', '/courses/import', form);
    expect(sent.status).toBe(201);
    const importing = sent.body.data.job.id;
    await expect.poll(async () => (await job(importing)).status).toBe('done');
    const { course_id, report } = await job(importing);
    expect(report.left).toEqual([]);
    expect((await call('GET', `/courses/${course_id}`)).body.data.name).toBe('В архиве');
  });

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

  test('a code of Bitrix24 is read', async () => {
    const { body } = await call('POST', '/parse_crm_bitrix_script_tag', { script_tag: scriptTag });
    expect(body.data.crm_bitrix_form_id).toBe(5);
    const wrong = await call('POST', '/parse_crm_bitrix_script_tag', { script_tag: 'код' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'script_tag']);
  });

  test('courses are changed cell by cell', async () => {
    const { id } = (await call('POST', '/courses', { name: 'Таблицей' })).body.data;
    const rows = [{ id, was: { name: 'Таблицей' }, now: { name: 'В таблице', weeks_time: 4 } }];
    const changed = await call('PUT', '/courses_fast_edit', { rows });
    expect(changed.body.data.rows).toEqual([{ saved: true, conflicts: [], errors: [] }]);
    const listed = await call('GET', '/courses_fast_edit?search=В таблице');
    expect(listed.body.data).toMatchObject([{ id, weeks_time: 4 }]);
    await call('DELETE', `/courses/${id}`);
  });
}
