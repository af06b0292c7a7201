// Olympiads by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfOlympiads({ call, admin, download }: RestStory): void {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('an olympiad is made, its table processed, read, exported and printed', async () => {
    const { id: test_id } = await ok('POST', '/tests', { title: 'Договорный тур' });
    const question = { type: 'input', question: '<p>2 + 2?</p>', answers: [{ value: '4' }] };
    const { id: questionId } = await ok('POST', `/tests/${test_id}/questions`, {
      ...question,
      active: true,
    });
    await ok('POST', `/tests/${test_id}/activate`);
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await ok('POST', `/tests/${test_id}/attach_allow_users`, { allow_users_ids: [me] });
    const { id: attempt } = await ok('POST', `/tests/${test_id}/attempts`);
    await ok('PUT', `/attempts/${attempt}/answers/${questionId}`, { text: '4', revision: 1 });
    await ok('POST', `/attempts/${attempt}/finish`);

    const { id } = await ok('POST', '/test_result_folders', { name: 'Договорная олимпиада' });
    const at = `/test_result_folders/${id}`;
    const prizes = [{ name: 'Победитель', from_place: 1, to_place: 1, diploma_text: null }];
    const change = { user_prize: prizes, tie_rule: 'dense', test_ids: [test_id] };
    expect(await ok('PUT', at, change)).toMatchObject({ user_prize: prizes, tests_count: 1 });
    expect(await ok('GET', '/test_result_folders?search=Договорная')).toMatchObject([{ id }]);
    expect(
      await ok('GET', `${at}?with=tests.test;school_class_field;school_classes`),
    ).toMatchObject({
      tests: [{ test: { id: test_id } }],
      school_class_field: null,
      school_classes: [],
    });

    await ok('POST', `${at}/table_processed`);
    const state = () => ok('GET', `${at}/table_processed`);
    await expect.poll(async () => (await state()).job.status).toBe('done');
    expect(await state()).toMatchObject({ is_outdated: false, job: { kind: expect.any(String) } });
    const [row] = await ok('GET', `${at}/user_results?has_prize=1&with=user;results`);
    expect(row).toMatchObject({ user_id: me, place: 1, results: [{ attempt_id: attempt }] });
    expect(await ok('GET', `${at}/user_results/${row.id}`)).toMatchObject({ prize: 'Победитель' });
    const [result] = await ok('GET', `${at}/user_test_results?test_id=${test_id}&with=user;test`);
    expect(result).toMatchObject({ user_id: me, points: 1, test: { id: test_id } });
    expect(await ok('GET', `${at}/user_test_results/${result.id}`)).toMatchObject({ test_id });
    expect(await ok('GET', `${at}/test_results`)).toMatchObject([{ test_id, learners_count: 1 }]);
    const mine = `${at}/user_results/user/${me}?with=test.lesson:id,name`;
    expect(await ok('GET', mine)).toMatchObject([{ test: { id: test_id, lesson: null } }]);

    const { file_name } = await ok('POST', `${at}/user_results_download`, { format: 'csv' });
    const file = `${at}/user_results_file?file_name=${file_name}`;
    await expect.poll(async () => (await ok('GET', file)).ready).toBe(true);
    expect((await download((await ok('GET', file)).url)).toString()).toContain('Победитель');
    expect(await ok('GET', `${at}/user_results_download/history`)).toMatchObject([{ file_name }]);
    const { job } = await ok('POST', `${at}/diplomas`, { users_id: [me] });
    await expect.poll(async () => (await ok('GET', `/jobs/${job.id}`)).status).toBe('done');

    await ok('PUT', at, { name: 'Договорная, осень' });
    const [audit] = await ok('GET', `${at}/audits?field=name`);
    const putBack = `${at}/audits/${audit.id}/put_back`;
    const { version } = await ok('GET', `${putBack}?moment=before`);
    await ok('POST', putBack, { fields: ['name'], moment: 'before', version });
    expect(await ok('GET', `${at}/audit_authors?latest=5`)).toHaveLength(1);
    const { id: other } = await ok('POST', '/test_result_folders', { name: 'Лишняя' });
    await ok('DELETE', `/test_result_folders/${other}`);
    const chosen = { test_result_folders_id: [id] };
    await ok('POST', '/test_result_folders/delete', chosen);
  });
}
