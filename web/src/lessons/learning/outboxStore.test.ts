// Tests the outbox in the browser's storage.
import { beforeEach, describe, expect, it } from 'vitest';
import { unsentChanges, outboxStore } from './outboxStore.ts';

const place = { courseId: 'C', lessonId: 'L' };

describe('the learner outbox', () => {
  beforeEach(() => localStorage.clear());

  it('persists per user', () => {
    outboxStore('Анна').add({ ...place, kind: 'finish' });
    expect(outboxStore('Анна').all()).toMatchObject([{ kind: 'finish', lessonId: 'L' }]);
    expect(outboxStore('Борис').all()).toEqual([]);
  });

  it('retains the order and drops obsolete entries', () => {
    const outbox = outboxStore('Анна');
    outbox.add({ ...place, kind: 'visit' });
    outbox.add({ ...place, kind: 'note', text: 'Раз' });
    outbox.add({ ...place, kind: 'finish' });
    outbox.add({ ...place, kind: 'note', text: 'Раз, два' });
    outbox.add({ ...place, kind: 'block', blockId: 1 });
    outbox.add({ ...place, kind: 'block', blockId: 2 });
    outbox.add({ ...place, kind: 'block', blockId: 1 });
    outbox.add({ ...place, kind: 'unfinish' });
    expect(outbox.all().map(({ kind }) => kind)).toEqual([
      'visit',
      'note',
      'block',
      'block',
      'unfinish',
    ]);
    expect(unsentChanges(outbox.all(), 'L')).toEqual({
      isFinished: false,
      note: 'Раз, два',
      blocks: new Set([1, 2]),
    });
    expect(unsentChanges(outbox.all(), 'other')).toEqual({ blocks: new Set() });
  });

  it('leaves nothing in the storage once sent, and ignores unreadable entries', () => {
    const outbox = outboxStore('Анна');
    outbox.add({ ...place, kind: 'visit' });
    for (const { id } of outbox.all()) outbox.remove(id);
    expect(localStorage.length).toBe(0);
    localStorage.setItem('form_draft/learning/Анна', '{');
    expect(outboxStore('Анна').all()).toEqual([]);
  });
});
