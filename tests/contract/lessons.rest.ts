// Lessons and the layers that they lie in, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { pixel } from '../kit/images.ts';
import type { RestStory } from './story.ts';

export function tellOfLessons({ call, admin }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };
  const formOf = (name: string) => {
    const form = new FormData();
    form.append('file', new File([pixel], name));
    return form;
  };

  const uploaded = async () => {
    const form = new FormData();
    form.append('file', new File([pixel], 'точка.png'));
    return (await call('POST', '/add_media', form)).body.data;
  };

  test('a course is put together of themes and lessons, and put in another order', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С уроками' });
    const at = `/courses/${course}`;
    const { id: theme } = await ok('POST', `${at}/block_layers`, { title: 'Тема' });
    const { id: layer } = await ok('POST', `${at}/block_layers`, { parent_layer_id: theme });
    expect((await ok('PUT', `${at}/block_layers/${layer}`, { title: 'Слой' })).title).toBe('Слой');
    const layers = [{ id: layer, title: 'Слой первый' }];
    expect(await ok('POST', `${at}/block_layers/multi_update`, { layers })).toHaveLength(2);
    expect((await ok('GET', `${at}/block_layers/${layer}?with=parent_layer`)).parent_layer.id).toBe(
      theme,
    );
    expect((await ok('GET', `/block_layers/${layer}`)).course_id).toBe(course);
    expect(await ok('GET', `/block_layers?course_id=${course}`)).toHaveLength(2);
    const { id: lesson } = await ok('POST', `${at}/lessons`, {
      name: 'Урок',
      type: 'homework',
      layer_id: layer,
      open_type: 'after_days',
      open_days_count: 3,
    });
    const places = await ok('POST', `${at}/lessons_and_themes/move`, {
      lessons_id: [lesson],
      layer_id: theme,
    });
    expect(places.lessons).toEqual([{ id: lesson, layer_id: theme, sort: 2 }]);
    const content = await ok('GET', `${at}/lessons_and_themes`);
    expect([content.layers.length, content.lessons.length]).toEqual([2, 1]);
    expect(await ok('GET', `${at}/block_layers`)).toHaveLength(2);
    await ok('DELETE', `${at}/block_layers/${theme}`);
    expect(await ok('GET', `${at}/lessons`)).toMatchObject([{ id: lesson, layer_id: null }]);
  });

  test('a lesson is changed, wherever it is found, put away and brought back', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С уроком' });
    const at = `/courses/${course}/lessons`;
    const { id } = await ok('POST', at, { name: 'Урок', type: 'text' });
    await ok('PUT', `${at}/${id}`, { homework_max_points: 5 });
    await ok('PUT', `/lessons/${id}`, { name: 'Другой' });
    expect(await ok('GET', `${at}/${id}`)).toMatchObject({
      name: 'Другой',
      homework_max_points: 5,
    });
    expect((await ok('GET', `/lessons/${id}?with=course`)).course.id).toBe(course);
    expect(await ok('GET', `/lessons?course_id=${course}`)).toHaveLength(1);

    const someone = (await admin('GET', '/api/auth_user')).body.data.id;
    const people = { users_id: [someone] };
    await ok('POST', `${at}/${id}/admin_access/attach`, people);
    expect((await ok('GET', `${at}/${id}?with=admin_users`)).admin_users).toHaveLength(1);
    await ok('POST', `${at}/${id}/admin_access/detach`, people);

    const history = await ok('GET', `/lessons/${id}/audits`);
    expect(history.length).toBeGreaterThan(1);
    expect(await ok('GET', `/lessons/${id}/audit_authors`)).toHaveLength(1);
    const change = `/lessons/${id}/audits/${history.find(({ event }: { event: string }) => event === 'updated').id}/put_back`;
    expect((await ok('GET', `${change}?moment=before`)).fields.length).toBeGreaterThan(0);
    await ok('POST', change, { moment: 'before' });

    const { id: other } = await ok('POST', '/courses', { name: 'Другой курс' });
    const courses_id = [other];
    expect(await ok('POST', `${at}/${id}/replicate_to_courses`, { courses_id })).toMatchObject([
      { course_id: other, lessons_id: [expect.any(Number)] },
    ]);
    const content = `/courses/${course}/lessons_and_themes`;
    await ok('POST', `${content}/replicate_to_courses`, { lessons_id: [id], courses_id });
    const copied = await ok('POST', `/courses/${other}/copy_lessons`, { lessons_id: [id] });
    expect(copied.lessons_id).toHaveLength(1);

    const file = await uploaded();
    const description = `<p class="file"><a href="${file.url}">Файл</a></p>`;
    await ok('PUT', `${at}/${id}`, { description });
    const without = await ok('DELETE', `${at}/${id}/delete_media?media_id=${file.id}`);
    expect(without.description).toBe(null);

    const lessons_id = [id];
    expect((await ok('POST', `${at}/close`, { lessons_id })).count).toBe(1);
    expect((await ok('POST', `/courses/${course}/delete_lessons`, { lessons_id })).count).toBe(1);
    expect((await ok('POST', `${at}/restore`, { lessons_id })).count).toBe(1);
    await ok('DELETE', `${at}/${id}`);
    await ok('DELETE', `/lessons/${id}`);
  });

  test('homework is handed in, checked and talked about', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С заданием', status: 'visible' });
    const { id: lesson } = await ok('POST', `/courses/${course}/lessons`, {
      name: 'Задание',
      type: 'homework',
      homework: '<p>Решите</p>',
      homework_max_points: 5,
    });
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    const people = { users_id: [me] };
    await ok('POST', `/courses/${course}/users/attach`, people);
    const allowed = `/courses/${course}/lessons/${lesson}/allow_homework_users`;
    await ok('POST', `${allowed}/attach`, people);
    expect(await ok('GET', allowed)).toMatchObject([{ id: me }]);
    await ok('POST', `${allowed}/detach`, people);

    const at = `/learning/courses/${course}/lessons/${lesson}/homework`;
    const { id: mine } = await ok(
      'POST',
      `/learning/lessons/${lesson}/homework/add_media`,
      formOf('ответ.png'),
    );
    const { work } = await ok('POST', at, { text: 'Ответ', files_id: [mine] });
    await ok('POST', `${at}/comments`, { text: 'Вопрос' });
    expect(await ok('GET', at)).toMatchObject([{ work: { id: work.id, status: 'sent' } }]);

    expect(await ok('GET', `/homeworks?lesson_id=${lesson}`)).toHaveLength(1);
    const one = `/homeworks/${work.id}`;
    const { id: theirs } = await ok('POST', '/homeworks/add_media', formOf('пометки.png'));
    const said = await ok('POST', `${one}/comments`, { files_id: [theirs] });
    const seen = { seen_message_id: said.last_message_id };
    await ok('POST', `${one}/return`, { text: 'Исправьте', ...seen });
    await ok('POST', `${one}/take_back`, {});
    const accepted = await ok('POST', `${one}/accept`, { points: 3, ...seen });
    expect(accepted).toMatchObject({ status: 'accepted', points: 3 });
    await ok('POST', `${one}/take_back`, {});
    expect((await ok('POST', '/homeworks/accept', { homeworks_id: [work.id] })).count).toBe(1);
    const whole = await ok(
      'GET',
      `${one}?with=messages.files;messages.author;task;same_text;user;checker;course;lesson`,
    );
    expect(whole).toMatchObject({ points: 5, task: '<p>Решите</p>', same_text: [] });
    expect((await ok('GET', `${one}/audits`)).length).toBeGreaterThan(1);
    expect(await ok('GET', `${one}/audit_authors`)).toHaveLength(1);
  });
}
