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
    const deeds = outboxStore('Анна');
    deeds.add({ ...place, kind: 'visit' });
    deeds.add({ ...place, kind: 'note', text: 'Раз' });
    deeds.add({ ...place, kind: 'finish' });
    deeds.add({ ...place, kind: 'note', text: 'Раз, два' });
    deeds.add({ ...place, kind: 'block', blockId: 1 });
    deeds.add({ ...place, kind: 'block', blockId: 2 });
    deeds.add({ ...place, kind: 'block', blockId: 1 });
    deeds.add({ ...place, kind: 'unfinish' });
    expect(deeds.all().map(({ kind }) => kind)).toEqual([
      'visit',
      'note',
      'block',
      'block',
      'unfinish',
    ]);
    expect(unsentChanges(deeds.all(), 'L')).toEqual({
      isFinished: false,
      note: 'Раз, два',
      blocks: new Set([1, 2]),
    });
    expect(unsentChanges(deeds.all(), 'other')).toEqual({ blocks: new Set() });
  });

  it('leaves nothing in the storage once sent, and ignores unreadable entries', () => {
    const deeds = outboxStore('Анна');
    deeds.add({ ...place, kind: 'visit' });
    for (const { id } of deeds.all()) deeds.remove(id);
    expect(localStorage.length).toBe(0);
    localStorage.setItem('form_draft/learning/Анна', '{');
    expect(outboxStore('Анна').all()).toEqual([]);
  });
});
