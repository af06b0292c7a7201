// Stress tests by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfStress({ call }: RestStory): void {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a stress test is ordered, followed and read, and the next one has to wait', async () => {
    const { stress_test: made, job } = await ok('POST', '/stress_tests', { learners: 10 });
    const read = () => ok('GET', `/stress_tests/${made.id}?with=author;job`);
    await expect.poll(async () => (await read()).state).toBe('done');
    expect(await read()).toMatchObject({
      learners: 10,
      rungs: [{ learners: 10, answers: 100, lost: 0, doubled: 0 }],
      author: { full_name: expect.any(String) },
      job: { id: job.id, status: 'done' },
    });
    expect(await ok('GET', '/stress_tests')).toMatchObject([{ id: made.id }]);
    expect((await call('POST', '/stress_tests', {})).status).toBe(429);
  });
}
