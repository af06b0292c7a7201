// The people of a course, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfCoursePeople({ call }: RestStory): void {
  test('teachers and others of the staff are attached to a course, put in order and taken away', async () => {
    const courseId = (await call('POST', '/courses', { name: 'С преподавателями' })).body.data.id;
    const users = (await call('GET', '/users?per_page=2')).body.data;
    const people = { users_id: users.map(({ id }: { id: number }) => id) };
    for (const [path, attach, detach] of [
      ['/course_teachers', 'attach_teachers', 'detach_teachers'],
      ['/course_admin_users', 'admin_access/attach', 'admin_access/detach'],
    ] as const) {
      const attached = await call('POST', `/courses/${courseId}/${attach}`, people);
      expect(attached.status).toBe(200);
      const listed = await call('GET', `${path}?course_id=${courseId}&with=user`);
      expect(listed.body.data.map(({ user }: { user: { id: number } }) => user.id)).toEqual(
        people.users_id,
      );
      const [one] = listed.body.data;
      expect((await call('GET', `${path}/${one.id}`)).status).toBe(200);
      const detached = await call('POST', `/courses/${courseId}/${detach}`, people);
      expect(detached.status).toBe(200);
      expect((await call('GET', `${path}?course_id=${courseId}`)).body.data).toEqual([]);
    }
    await call('POST', `/courses/${courseId}/attach_teachers`, people);
    const taught = (await call('GET', `/course_teachers?course_id=${courseId}`)).body.data;
    const order = taught.map(({ id }: { id: number }) => id).toReversed();
    const sorted = await call('POST', '/course_teachers/multi_sort', { course_teacher_ids: order });
    expect(sorted.body.data.map(({ id }: { id: number }) => id)).toEqual(order);
    await call('DELETE', `/courses/${courseId}`);
  });

  test('students are attached to a course, listed, detached and taken back', async () => {
    const courseId = (await call('POST', '/courses', { name: 'С учениками' })).body.data.id;
    const at = `/courses/${courseId}/users`;
    const [first, second] = (await call('GET', '/users?per_page=2&status=active')).body.data;
    const attached = await call('POST', `${at}/attach`, { users_id: [first.id] });
    expect(attached.body.data).toMatchObject({ count: 1, skipped: [] });
    const contacts = { contacts: [second.email] };
    const pasted = await call('POST', `${at}/attach_by_contacts`, contacts);
    expect(pasted.body.data.count).toBe(1);
    for (const list of ['users', 'students', 'students_with_package']) {
      const { body } = await call('GET', `/courses/${courseId}/${list}?with=user`);
      expect(body.meta.total).toBe(2);
    }
    const table = { rows: [{ contact: first.email, packages: [] }] };
    const checked = await call('POST', `${at}/import`, { ...table, check: true });
    expect(checked.body.data).toMatchObject({ written: false, rows: [{ outcome: 'learning' }] });
    expect((await call('POST', `${at}/import`, table)).body.data.written).toBe(true);
    const exported = await call('POST', `${at}_download`, { format: 'csv' });
    expect(exported.status).toBe(201);
    const { file_name } = exported.body.data;
    const file = await call('GET', `${at}_file?file_name=${file_name}`);
    expect(file.body.data.file_name).toBe(file_name);
    expect((await call('GET', `${at}_download/history`)).body.meta.total).toBe(1);
    const [student] = (await call('GET', at)).body.data;
    expect((await call('GET', `${at}/${student.id}`)).body.data).toEqual(student);
    const detached = await call('POST', `${at}/detach`, { students_id: [student.id] });
    expect(detached.body.data).toMatchObject({ count: 1, ids: [student.id] });
    const { deletion } = detached.body.data;
    const back = await call('POST', `${at}/take_back`, { deletion });
    expect(back.body.data).toEqual({ count: 1 });
    const { id: branch_id } = (
      await call('POST', `/courses/${courseId}/course_branches`, { name: 'Осень' })
    ).body.data;
    const moved = await call('POST', `${at}/change_branch`, { matching: {}, branch_id });
    expect(moved.body.data).toMatchObject({ count: 2, skipped: [], moved_packages_count: 0 });
    const counted = await call('POST', `/refresh_user_statistics/${courseId}`, {});
    expect(counted.body.data.students_count).toBe(2);
    const told = (await call('GET', `/courses/${courseId}/statistics?to=2026-01-31`)).body.data;
    expect(told.days).toHaveLength(30);
    expect(told.visits).toEqual({ today: 0, week: 0, month: 0, earlier: 0, never: 2 });
    await call('DELETE', `/courses/${courseId}`);
  });
}
