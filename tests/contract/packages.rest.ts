// Branches and packages of courses, and lessons, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfPackages({ call }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status, answer.errors]).toEqual([
      method,
      path,
      method === 'POST' && status === 201 ? 201 : 200,
      undefined,
    ]);
    return answer.data;
  };

  test('branches are made, put in order, made one of, and taken away', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С ветками' });
    const path = `/courses/${course}/course_branches`;
    const made = [];
    for (const name of ['Осень', 'Весна', 'Лето']) made.push(await ok('POST', path, { name }));
    const [autumn, spring, summer] = made.map(({ id }) => id);
    await ok('PUT', `${path}/${autumn}`, { start_date: '2026-09-01' });
    expect((await ok('GET', `${path}/${autumn}`)).start_date).toBe('2026-09-01');
    await ok('POST', `${path}/multi_sort`, { course_branch_ids: [spring, autumn, summer] });
    const sorted = await ok('GET', path);
    expect(sorted.map(({ id }: { id: number }) => id)).toEqual([spring, autumn, summer]);
    expect(await ok('GET', `/course_branches?course_id=${course}`)).toHaveLength(3);
    expect((await ok('GET', `/course_branches/${spring}?with=course`)).course.id).toBe(course);
    await ok('POST', `${path}/${spring}/merge`, { into_id: autumn });
    await ok('DELETE', `${path}/${summer}`);
  });

  test('packages are, below courses and branches alike', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С пакетами' });
    const { id: branch } = await ok('POST', `/courses/${course}/course_branches`, {
      name: 'Осень',
    });
    for (const path of [
      `/courses/${course}/course_packages`,
      `/course_branches/${branch}/course_packages`,
    ]) {
      const made = [];
      for (const name of ['Раз', 'Два', 'Три']) made.push(await ok('POST', path, { name }));
      const [one, two, three] = made.map(({ id }) => id);
      const order = { course_package_ids: [two, one, three] };
      expect(await ok('POST', `${path}/multi_sort`, order)).toHaveLength(3);
      expect((await ok('GET', path)).length).toBeGreaterThanOrEqual(3);
      await ok('PUT', `${path}/${two}`, { price: '1000', is_default: true });
      expect(await ok('GET', `${path}/${two}`)).toMatchObject({ price: '1000.00', users_count: 0 });
      for (const [action, body] of [
        ['attach_lessons', { lessons_id: [] }],
        ['detach_lessons', { lessons_id: [] }],
      ] as const) {
        expect((await call('POST', `${path}/${two}/${action}`, body)).status).toBe(422);
      }
      await ok('DELETE', `${path}/${three}`);
    }
    const path = `/courses/${course}/course_packages`;
    const { id: gone } = await ok('POST', path, { name: 'Уходит' });
    const { id: stays } = await ok('POST', path, { name: 'Остаётся' });
    expect((await ok('POST', `${path}/${gone}/merge`, { into_id: stays })).id).toBe(stays);
  });

  test('what packages give and withhold is changed, with lessons and without', async () => {
    const [branch] = await ok('GET', '/course_branches?with=course&per_page=1');
    const { course } = branch;
    const lessons = await ok('GET', `/courses/${course.id}/lessons`);
    const [lesson] = lessons;
    expect((await ok('GET', `/courses/${course.id}/lessons/${lesson.id}`)).name).toBe(lesson.name);
    expect((await ok('GET', `/lessons/${lesson.id}`)).id).toBe(lesson.id);
    expect(await ok('GET', `/lessons?course_id=${course.id}`)).toHaveLength(lessons.length);
    const named = { lessons_id: [lesson.id] };
    for (const path of [
      `/courses/${course.id}/course_packages`,
      `/course_branches/${branch.id}/course_packages`,
    ]) {
      const { id } = await ok('POST', path, { name: 'Проба' });
      await ok('POST', `${path}/${id}/attach_lessons`, named);
      await ok('POST', `${path}/${id}/close_lessons`, named);
      await ok('POST', `${path}/${id}/update_trial_lessons`, named);
      await ok('POST', `${path}/${id}/update_zoom_meeting_lessons`, named);
      const { trial_lessons_id: trial } = await ok('GET', `${path}/${id}?with=trial_lessons_id`);
      expect(trial).toEqual([lesson.id]);
      await ok('POST', `${path}/${id}/open_lessons`, named);
      await ok('POST', `${path}/${id}/detach_lessons`, named);
      await ok('DELETE', `${path}/${id}`);
    }
  });

  test('packages are given and taken, related, and students change their branch', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С учениками' });
    const { id: branch } = await ok('POST', `/courses/${course}/course_branches`, {
      name: 'Осень',
    });
    const path = `/courses/${course}/course_packages`;
    const [{ id: one }, { id: two }] = [
      await ok('POST', path, { name: 'Раз' }),
      await ok('POST', path, { name: 'Два' }),
    ];
    const [user] = await ok('GET', '/users?per_page=1');
    const people = { users_id: [user.id] };
    const relation = { package_id: one, related_package_id: two, type: 'included' };
    const { id: related } = await ok('POST', '/course_package_relations', relation);
    expect((await ok('POST', `${path}/${one}/attach_users`, people)).count).toBe(1);
    expect((await ok('GET', `/course_packages/${two}`)).users_count).toBe(1);
    const both = { ...people, packages_id: [one, two] };
    expect((await ok('POST', '/attach_users_packages', both)).count).toBe(0);
    const moved = { course_id: course, branch_id: branch };
    expect(await ok('POST', `/users/${user.id}/change_branch`, moved)).toMatchObject(moved);
    expect((await ok('POST', `${path}/${one}/detach_users`, people)).count).toBe(1);
    expect((await ok('POST', '/detach_users_packages', both)).count).toBe(1);
    const at = `/course_package_relations/${related}`;
    expect((await ok('PUT', at, { type: 'required' })).type).toBe('required');
    expect((await ok('GET', `${at}?with=related_package`)).related_package.id).toBe(two);
    expect(await ok('GET', `/course_package_relations?package_id=${one}`)).toHaveLength(1);
    await ok('DELETE', at);
  });

  test('branches of courses become a file', async () => {
    const path = '/courses_with_course_branches';
    const ordered = await call('POST', `${path}_download`, { format: 'csv' });
    expect(ordered.status).toBe(201);
    const { file_name } = ordered.body.data;
    expect((await ok('GET', `${path}_download/history`)).length).toBeGreaterThan(0);
    expect((await ok('GET', `${path}_file?file_name=${file_name}`)).file_name).toBe(file_name);
  });
}
