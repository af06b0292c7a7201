// Tests the derived figures of a funnel.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropOffShare, oldestOf, spanWords } from './funnel.ts';

it('computes the drop-off in percent', () => {
  const some = fc
    .nat({ max: 100_000 })
    .chain((before) => fc.tuple(fc.constant(before), fc.nat({ max: before })));
  fc.assert(
    fc.property(some, ([before, came]) => {
      const drop = dropOffShare(before, came);
      const rest = dropOffShare(before, before - came);
      if (drop === null || rest === null) return before === 0;
      return drop >= 0 && drop <= 100 && Math.abs(drop + rest - 100) <= 1;
    }),
  );
  expect(dropOffShare(3, 1)).toBe(67);
});

it('finds the earliest instant and words durations in a suitable unit', () => {
  expect(oldestOf([null, '2026-03-02', '2026-03-01', undefined])).toBe('2026-03-01');
  expect(oldestOf([])).toBeNull();
  expect([null, 20, 2400, 18_000, 1_036_800].map(spanWords)).toEqual([
    '—',
    '1 мин',
    '40 мин',
    '5 ч',
    '12 дн.',
  ]);
});
