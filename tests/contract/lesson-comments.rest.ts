// Comments beneath lessons, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfLessonComments({ call, admin }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('learners talk beneath a lesson, and teachers answer and moderate', async () => {
    const { body: me } = await admin('GET', '/api/auth_user');
    const { id: course } = await ok('POST', '/courses', { name: 'Обсуждаем', status: 'visible' });
    await ok('POST', `/courses/${course}/users/attach`, { users_id: [me.data.id] });
    const { id: lesson } = await ok('POST', `/courses/${course}/lessons`, {
      name: 'Урок',
      type: 'text',
      use_comments: true,
      show_likes: true,
    });
    const learnt = `/learning/courses/${course}/lessons/${lesson}`;
    const said = `${learnt}/comments`;
    const { likes } = await ok('POST', `${learnt}/like`, { value: 'like' });
    expect(likes).toMatchObject({ likes_count: 1, mine: 'like' });

    const { id } = await ok('POST', said, { text: 'Вопрос' });
    const { replies } = await ok('POST', `${said}/${id}/reply`, { text: 'Ответ' });
    const own = `${said}/${replies[0].id}`;
    await ok('PUT', own, { text: 'Другой ответ' });
    await ok('POST', `${own}/like`, { value: 'dislike' });
    await ok('DELETE', own);
    await ok('POST', `${own}/restore`);
    expect(await ok('GET', `${said}?with=author;replies.author`)).toMatchObject([
      { text: 'Вопрос', replies: [{ text: 'Другой ответ', dislikes_count: 1 }] },
    ]);

    const all = '/lesson_comments';
    expect(
      await ok('GET', `${all}?lesson_id=${lesson}&with=course;lesson;author;answered;hidden_by`),
    ).toHaveLength(2);
    const { id: answer } = await ok('POST', `${all}/${id}/reply`, { text: 'От школы' });
    await ok('PUT', `${all}/${answer}`, { text: 'Ответ школы' });
    const chosen = { lesson_comments_id: [answer] };
    await ok('POST', `${all}/hide`, chosen);
    await ok('POST', `${all}/show`, chosen);
    await ok('POST', `${all}/delete`, chosen);
    await ok('POST', `${all}/restore`, chosen);
    expect(await ok('GET', `${all}/${answer}`)).toMatchObject({ status: 'visible' });
    await ok('DELETE', `${all}/${answer}`);
  });
}
