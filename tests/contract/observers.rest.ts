// Observers, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfObservers(story: RestStory): void {
  const { admin, call, client } = story;
  const ok = async (method: 'GET' | 'POST', path: string, body?: object, as = call) => {
    const { status, body: answer } = await as(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('whoever watches over a learner reads how they do in courses, homework and tests', async () => {
    const [role] = await ok('GET', '/roles?search=Ученик');
    const account = { email: 'observed@contract.test', password: 'long-enough-1' };
    const name = { name: 'Петя', surname: 'Подопечный' };
    const learner = await ok('POST', '/users', { ...account, ...name, roles_id: [role.id] });
    const users_id = [learner.id];
    const login = { login: account.email, password: account.password };
    const { access_token } = await ok('POST', '/api/login', login, client());
    const learns = client(access_token);
    const asLearner = (path: string, body: object = {}) =>
      ok('POST', `${story.school}${path}`, body, learns);

    const { id: course } = await ok('POST', '/courses', {
      name: 'Под надзором',
      status: 'visible',
    });
    const { id: lesson } = await ok('POST', `/courses/${course}/lessons`, {
      name: 'Задача',
      type: 'homework',
      homework: '<p>Решите</p>',
    });
    await ok('POST', `/courses/${course}/users/attach`, { users_id });
    const homework = `/learning/courses/${course}/lessons/${lesson}/homework`;
    const { work } = await asLearner(homework, { text: 'Решил' });
    const { id: quiz } = await ok('POST', '/tests', { title: 'Под надзором' });
    const question = { type: 'input', question: '<p>2+2?</p>', answers: [{ value: '4' }] };
    await ok('POST', `/tests/${quiz}/questions`, { ...question, active: true });
    await ok('POST', `/tests/${quiz}/activate`);
    await ok('POST', `/tests/${quiz}/attach_allow_users`, { allow_users_ids: users_id });
    const attempt = await asLearner(`/tests/${quiz}/attempts`);
    await asLearner(`/attempts/${attempt.id}/finish`);

    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    const people = { users_id, observers_id: [me] };
    expect(await ok('GET', '/users/available_observers?all=1')).toContainEqual(
      expect.objectContaining({ id: me }),
    );
    const { full_name } = await ok('GET', `/users/available_observers/${me}`);
    expect(full_name).toEqual(expect.any(String));
    expect(await ok('POST', '/users/attach_observers', people)).toMatchObject({ count: 1 });
    expect((await admin('GET', '/api/auth_user')).body.data.observes).toBe(true);
    expect(await ok('GET', '/observed/users?search=подопечный')).toMatchObject([
      { id: learner.id },
    ]);
    expect((await ok('GET', `/observed/users/${learner.id}`)).full_name).toBe('Подопечный Петя');
    const of = `user_id=${learner.id}`;
    for (const [list, told] of [
      ['courses', { course_id: course, course_name: 'Под надзором' }],
      ['homeworks', { id: work.id, lesson_name: 'Задача', status: 'sent' }],
      ['attempts', { id: attempt.id, test_title: 'Под надзором', state: 'checked', points: 0 }],
    ] as const) {
      const [first] = await ok('GET', `/observed/${list}?${of}`);
      expect(first).toMatchObject(told);
      expect(await ok('GET', `/observed/${list}/${first.id}`)).toMatchObject(told);
    }
    expect(await ok('POST', '/users/detach_observers', people)).toMatchObject({ count: 1 });
  });
}
