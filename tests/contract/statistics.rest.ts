// The statistics of courses and lessons by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfStatistics({ call, admin }: RestStory): void {
  test('a course tells its funnel and who is stuck, and gives both as files', async () => {
    const { id: course } = (await call('POST', '/courses', { name: 'Ход', status: 'visible' })).body
      .data;
    const lesson = { name: 'Шаг', type: 'text' };
    const { id } = (await call('POST', `/courses/${course}/lessons`, lesson)).body.data;
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await call('POST', `/courses/${course}/users/attach`, { users_id: [me] });
    const at = `/courses/${course}`;
    expect((await call('GET', `${at}/lesson_statistics?stuck_days=3`)).body.data).toMatchObject([
      { id, name: 'Шаг', students_count: 1, open_count: 1, opened_count: 0, stuck_count: 0 },
    ]);
    expect((await call('GET', `${at}/stuck_students`)).body.data).toEqual([]);
    const activity = (await call('GET', `${at}/lessons/${id}/statistics?to=2026-09-30`)).body.data;
    expect(activity).toMatchObject({ numbers: { id }, homework: { waiting: 0 } });
    expect(activity.days.at(-1)).toEqual({ day: '2026-09-30', opened: 0, finished: 0 });

    for (const list of ['courses', 'lessons']) {
      const use = await call('GET', `/user_statistics/${list}?courseIds=${course}`);
      expect(use.body.data).toMatchObject([{ users_count: 0, opened_count: 0, finished_count: 0 }]);
    }

    for (const list of ['lesson_statistics', 'stuck_students']) {
      const ordered = await call('POST', `${at}/${list}_download`, { format: 'csv' });
      expect(ordered.status).toBe(201);
      const { file_name, job_id } = ordered.body.data;
      const job = () => call('GET', `/jobs/${job_id}`);
      await expect.poll(async () => (await job()).body.data.status).toBe('done');
      const history = await call('GET', `${at}/${list}_download/history?with=job`);
      expect(history.body.data[0].job.id).toBe(job_id);
      const file = await call('GET', `${at}/${list}_file?file_name=${file_name}`);
      expect(file.body.data).toMatchObject({ ready: true, format: 'csv' });
    }
  });
}
