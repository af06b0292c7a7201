// The journal of offline lessons by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfJournal({ call, admin }: RestStory): void {
  test('the journal of a course is kept, read and given as a file', async () => {
    const { id: course } = (await call('POST', '/courses', { name: 'Очно' })).body.data;
    const lesson = { name: 'Занятие', type: 'offline', held_at: '2026-09-10T09:00:00Z' };
    const made = await call('POST', `/courses/${course}/lessons`, lesson);
    const { id: lesson_id, check_criterion, max_mark, can_mark } = made.body.data;
    expect({ check_criterion, max_mark, can_mark }).toEqual({
      check_criterion: 'attended',
      max_mark: 5,
      can_mark: true,
    });
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await call('POST', `/courses/${course}/users/attach`, { users_id: [me] });
    const at = `/courses/${course}/journal`;
    const [{ id: student_id }] = (await call('GET', at)).body.data;
    const cells = [{ student_id, lesson_id, was: null, now: { mark: 5 } }];
    const marked = await call('PUT', at, { cells });
    expect(marked.body.data.cells).toEqual([{ saved: true, is_conflict: false, errors: [] }]);
    const row = { id: student_id, marks: [{ lesson_id, attendance: 'present', mark: 5 }] };
    expect((await call('GET', at)).body.data).toMatchObject([row]);
    expect((await call('GET', `${at}/${student_id}`)).body.data).toMatchObject(row);

    const ordered = await call('POST', `${at}_download`, { format: 'csv' });
    expect(ordered.status).toBe(201);
    const { file_name, job_id } = ordered.body.data;
    const job = () => call('GET', `/jobs/${job_id}`);
    await expect.poll(async () => (await job()).body.data.status).toBe('done');
    const history = await call('GET', `${at}_download/history?with=job`);
    expect(history.body.data[0].job.id).toBe(job_id);
    const file = await call('GET', `${at}_file?file_name=${file_name}`);
    expect(file.body.data).toMatchObject({ ready: true, format: 'csv' });
  });
}
