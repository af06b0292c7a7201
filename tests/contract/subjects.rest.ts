// How subjects are merged, put in order and given topics by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfSubjects({ call }: RestStory): void {
  const made = async (path: string, name: string): Promise<number> => {
    const answer = await call('POST', path, { name });
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body.data.id;
  };

  test('subjects are given topics, put in order and merged', async () => {
    const [one, other] = [
      await made('/subjects', 'Договор: один'),
      await made('/subjects', 'Договор: другой'),
    ];
    const topic = await made('/topics', 'Договор: тема');
    const named = { topic_ids: [topic] };
    const attached = await call('POST', `/subjects/${one}/attach_topics`, named);
    expect([attached.status, attached.body.data.topics_count]).toEqual([200, 1]);
    const detached = await call('POST', `/subjects/${one}/detach_topics`, named);
    expect([detached.status, detached.body.data.topics_count]).toEqual([200, 0]);
    const names = ['договор: тема', 'Договор: новая тема'];
    const added = await call('POST', `/subjects/${one}/add_topics`, { names });
    expect(added.body.data).toMatchObject({ attached_count: 2, created_count: 1 });
    const found = await call('GET', `/subjects?with=topics&name=${encodeURIComponent('один')}`);
    expect(found.body.data).toMatchObject([{ id: one, topics: [{}, { id: topic }] }]);
    const sorted = await call('POST', '/subjects/multi_sort', { subject_ids: [other, one] });
    expect(sorted.body.data.map(({ id }: { id: number }) => id)).toEqual([other, one]);
    const subjects = await call('POST', `/subjects/${one}/merge`, { into_id: other });
    expect([subjects.status, subjects.body.data.topics_count]).toEqual([200, 2]);
    const { body } = await call('GET', `/topics?subject_id=${other}&in_subject=1&with=subjects`);
    const [fresh = 0] = body.data.map(({ id }: { id: number }) => id);
    const topics = await call('POST', `/topics/${fresh}/merge`, { into_id: topic });
    expect([topics.status, topics.body.data.subjects_count]).toEqual([200, 1]);
    expect((await call('DELETE', `/subjects/${other}`)).status).toBe(200);
    expect((await call('DELETE', `/topics/${topic}`)).status).toBe(200);
  });
}
