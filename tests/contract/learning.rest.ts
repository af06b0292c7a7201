// Learning a course, and how the staff looks at it, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfLearning({ call, admin }: RestStory): void {
  const ok = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a course is learnt, and the staff sees and opens its lessons to students', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'Учимся', status: 'visible' });
    const lessons = `/courses/${course}/lessons`;
    const { id: lesson } = await ok('POST', lessons, { name: 'Урок', type: 'constructor' });
    const { id: block } = await ok('POST', `${lessons}/${lesson}/lesson_blocks`, {
      type: 'text',
      text: '<p>Читать</p>',
      status: 'published',
    });
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await ok('POST', `/courses/${course}/users/attach`, { users_id: [me] });

    expect(await ok('GET', '/learning/courses?search=Учимся&with=img')).toMatchObject([
      { id: course, next_lesson: { id: lesson } },
    ]);
    const at = `/learning/courses/${course}`;
    expect(await ok('GET', at)).toMatchObject({ lessons_count: 1 });
    expect((await ok('GET', `${at}/content`)).lessons).toMatchObject([{ is_open: true }]);
    const one = `${at}/lessons/${lesson}`;
    expect((await ok('GET', one)).blocks).toMatchObject([{ id: block, text: '<p>Читать</p>' }]);
    await ok('POST', `${one}/open`);
    await ok('POST', `${one}/blocks/${block}/done`);
    await ok('POST', `${one}/finish`);
    await ok('POST', `${one}/unfinish`);
    await ok('POST', `${one}/bookmark`, { is_bookmarked: true });
    expect((await ok('POST', `${one}/note`, { text: 'Моё' })).note).toBe('Моё');

    const of = `${lessons}/${lesson}/users`;
    const people = { users_id: [me] };
    expect(await ok('POST', `${of}/open`, people)).toEqual({ count: 1 });
    expect(await ok('POST', `${of}/finish`, people)).toEqual({ count: 1 });
    expect(await ok('GET', `${of}?state=finished`)).toMatchObject([{ is_opened_by_hand: true }]);
    expect(await ok('POST', `${of}/close`, people)).toEqual({ count: 1 });
    expect(await ok('GET', `${lessons}/${lesson}/preview`)).toMatchObject({ is_there: true });
  });
}
