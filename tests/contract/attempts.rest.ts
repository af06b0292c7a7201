// Taking tests, by learners and by visitors, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { pixel } from '../kit/images.ts';
import type { RestStory } from './story.ts';

export function tellOfAttempts(story: RestStory): void {
  const { call, admin, client } = story;
  type Method = 'GET' | 'POST' | 'PUT';
  const ok = async (method: Method, path: string, body?: object, as = call) => {
    const { status, body: answer } = await as(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  async function newTest(title: string, questions: readonly object[], more = {}): Promise<number> {
    const { id } = await ok('POST', '/tests', { title, ...more });
    for (const question of questions) {
      await ok('POST', `/tests/${id}/questions`, { ...question, active: true });
    }
    await ok('POST', `/tests/${id}/activate`);
    return id;
  }

  test('a learner takes a test, with a recording and a question that has a time of its own', async () => {
    const id = await newTest('Говорим по-английски', [
      { type: 'audio_input', question: '<p>Расскажите о себе</p>' },
      { type: 'input', question: '<p>Cat?</p>', timer: 60, answers: [{ value: 'Кошка' }] },
    ]);
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await ok('POST', `/tests/${id}/attach_allow_users`, { allow_users_ids: [me] });
    const attempt = await ok('POST', `/tests/${id}/attempts`);
    const at = `/attempts/${attempt.id}`;
    const [spoken, timed] = attempt.questions.map(
      ({ question_id }: { question_id: number }) => `${at}/answers/${question_id}`,
    );
    const form = new FormData();
    form.append('file', new Blob([pixel]), 'answer.png');
    const file = await ok('POST', '/learning/attempts/add_media', form);
    const told = await ok('PUT', spoken, { files_id: [file.id], revision: 1 });
    expect(told.answer.files).toMatchObject([{ id: file.id }]);
    expect(await ok('POST', `${timed}/open`)).toMatchObject({ is_opened: true });
    await ok('PUT', timed, { text: 'кошка', revision: 1 });
    expect((await ok('GET', `/learning${at}`)).questions[1].answer.text).toBe('кошка');
    expect(await ok('POST', `${at}/finish`)).toMatchObject({ state: 'on_check', points: 1 });
    const listed = await ok('GET', '/learning/tests?search=английски&with=attempts');
    expect(listed).toMatchObject([{ id, attempts: [{ state: 'on_check' }] }]);
    expect(await ok('GET', `/learning/tests/${id}`)).toMatchObject({ attempts_count: 1 });
  });

  test('a visitor takes a test that is open to everybody', async () => {
    const id = await newTest(
      'Проверьте себя',
      [{ type: 'input', question: '<p>Пароль?</p>', timer: 60, answers: [{ value: 'да' }] }],
      { is_free: true },
    );
    const school = story.school.replace('/api', '/api/public');
    const visit = (method: Method, path: string, body?: object) =>
      ok(method, `${school}${path}`, body, client());
    expect(await visit('GET', `/tests/${id}`)).toMatchObject({ asked_count: 1 });
    const { token, attempt } = await visit('POST', `/tests/${id}/attempts`);
    const at = `/attempts/${token}`;
    const answer = `${at}/answers/${attempt.questions[0].question_id}`;
    await visit('POST', `${answer}/open`);
    await visit('PUT', answer, { text: 'да', revision: 1 });
    expect((await visit('GET', at)).questions[0].answer.text).toBe('да');
    expect(await visit('POST', `${at}/finish`)).toMatchObject({ state: 'checked' });
  });
}
