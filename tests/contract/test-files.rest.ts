// Tests as files of other systems, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfTestFiles({ call, download }: RestStory): void {
  test('a test is written into a file, looked at in it, and taken from it', async () => {
    const done = async (id: number) => {
      const job = async () => (await call('GET', `/jobs/${id}`)).body.data;
      await expect.poll(async () => (await job()).status).toBe('done');
      return job();
    };
    const { id } = (await call('POST', '/tests', { title: 'В файле' })).body.data;
    const question = { type: 'textarea', question: '<p>Почему?</p>', active: true };
    await call('POST', `/tests/${id}/questions`, question);
    const ordered = await call('POST', `/tests/${id}/export`, { format: 'moodle' });
    expect(ordered.status).toBe(201);
    const written = await done(ordered.body.data.job.id);
    expect(written.file.file_name).toBe('В файле.xml');
    const bytes = await download(written.file.url);
    for (const at of ['/tests', `/tests/${id}/questions`]) {
      const form = new FormData();
      form.append('file', new File([bytes], 'В файле.xml'));
      const sent = await call('POST', `${at}/import_check?format=moodle`, form);
      expect(sent.status).toBe(201);
      const check = await done(sent.body.data.job.id);
      expect(check).toMatchObject({ done_count: 1, report: { source: 'Moodle XML', left: [] } });
      const taken = await call('POST', `${at}/import`, { check_id: check.id });
      expect(taken.status).toBe(201);
      const { test_id } = await done(taken.body.data.job.id);
      const { body } = await call('GET', `/tests/${test_id}?with=questions`);
      expect(body.data).toMatchObject({ title: 'В файле' });
      expect(body.data.questions.at(-1)).toMatchObject(question);
    }
  });
}
