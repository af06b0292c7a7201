// Results of tests, checked and recalculated, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfResults({ call, admin, download }: RestStory): void {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('an attempt is checked, its result read, exported and recalculated', async () => {
    const { id } = await ok('POST', '/tests', { title: 'Сочинение на проверку' });
    const { id: topicId } = await ok('POST', '/topics', { name: 'Договорная весна' });
    const question = {
      type: 'textarea',
      question: '<p>О чём?</p>',
      max_points: 5,
      topic_id: topicId,
      active: true,
    };
    const { id: questionId } = await ok('POST', `/tests/${id}/questions`, question);
    await ok('POST', `/tests/${id}/activate`);
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await ok('POST', `/tests/${id}/attach_allow_users`, { allow_users_ids: [me] });
    const { id: attempt } = await ok('POST', `/tests/${id}/attempts`);
    const answer = { text: 'О весне', revision: 1 };
    await ok('PUT', `/attempts/${attempt}/answers/${questionId}`, answer);
    await ok('POST', `/attempts/${attempt}/finish`);

    expect(await ok('GET', `/attempts?waiting=1&test_id=${id}`)).toMatchObject([{ id: attempt }]);
    const [asked] = await ok('GET', `/attempts/${attempt}/questions`);
    expect(asked).toMatchObject({ answer: { text: 'О весне' }, score: { state: 'waits' } });
    const given = await ok('GET', `/given_answers?question_id=${questionId}&with=question;attempt`);
    expect(given).toMatchObject([{ attempt: { id: attempt }, question: { answer: {} } }]);
    const at = `/attempts/${attempt}/questions/${questionId}/check`;
    const { score } = await ok('PUT', at, { points: 2, comment: 'Мало' });
    await ok('DELETE', at, { version: score.checked_at });
    await ok('PUT', at, { points: 4.5, comment: 'Хорошо' });
    expect(await ok('GET', `/attempts/${attempt}`)).toMatchObject({
      points: 4.5,
      state: 'checked',
    });
    expect(await ok('GET', `/tests/${id}/attempts?is_passed=1&with=user;checker`)).toMatchObject([
      { id: attempt, user: { id: me }, checker: { id: me } },
    ]);
    expect(await ok('GET', `/tests/${id}/attempts/${attempt}`)).toMatchObject({ mark: 5 });
    expect((await ok('GET', `/attempts/${attempt}/audits`)).length).toBeGreaterThan(0);
    expect(await ok('GET', `/attempts/${attempt}/audit_authors?latest=5`)).toHaveLength(1);

    const figures = await ok('GET', `/tests/${id}/statistics?best=1`);
    expect(figures).toMatchObject({ attempts_count: 1, questions: [{ question_id: questionId }] });
    expect(await ok('GET', `/test_topics_statistics/${id}?name=весна&page=1`)).toEqual([
      {
        topic_id: topicId,
        name: 'Договорная весна',
        questions_count: 1,
        answers_count: 1,
        mean_share: 0.9,
      },
    ]);
    const [{ points_by_topic }] = await ok('GET', `/tests/${id}/attempts?with=points_by_topic`);
    expect(points_by_topic).toMatchObject([{ topic_id: topicId, points: 4.5, max_points: 5 }]);

    const test_attempts_id = [attempt];
    const why = { test_attempts_id, reason: 'Писал не сам' };
    expect(await ok('POST', '/attempts/annul', why)).toMatchObject({ count: 1, ids: [attempt] });
    expect(await ok('GET', `/tests/${id}/attempts?annulled=1&with=annuller`)).toMatchObject([
      { annulment_reason: 'Писал не сам', annuller: { id: me } },
    ]);
    expect(await ok('POST', '/attempts/reinstate', { test_attempts_id })).toMatchObject({
      count: 1,
    });
    expect(await ok('POST', '/attempts/give_extra', { test_attempts_id })).toMatchObject({
      count: 1,
    });
    expect(await ok('GET', `/learning/tests/${id}`)).toMatchObject({ extra_attempts: 1 });

    const files = `/tests/${id}/attempts_download`;
    const { file_name } = await ok('POST', `${files}/create`, { format: 'csv' });
    const file = `${files}/search_file?file_name=${file_name}`;
    await expect.poll(async () => (await ok('GET', file)).ready).toBe(true);
    expect((await download((await ok('GET', file)).url)).toString()).toContain('Вопрос 1');
    expect(await ok('GET', `${files}/exports`)).toMatchObject([{ file_name }]);

    await ok('POST', '/recalculation_questions', { test_id: id, questions_id: [questionId] });
    await ok('POST', '/recalculation_test_users', { test_id: id, users_id: [me] });
    const status = async () => (await ok('GET', `/status_recalculation?test_id=${id}`)).job;
    await expect.poll(async () => (await status()).status).toBe('done');
    expect(await status()).toMatchObject({ kind: 'attempts_recalculation', test_id: id });
  });
}
