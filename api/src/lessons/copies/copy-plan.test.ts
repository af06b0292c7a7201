// Tests the planned positions and names of copied lessons and layers by properties.
import { keyOfEntry } from '@kafedra/common/lessons';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outermostEntries, planCopies, type ExistingEntry } from './copy-plan.ts';

const names = fc.constantFrom('Механика', 'Скорость', 'Путь');

/**
 * Generates the content of some courses: categories with a layer in every second one, and lessons anywhere.
 */
const courses = fc
  .array(
    fc.record({
      courseId: fc.integer({ min: 1, max: 3 }),
      name: names,
      kind: fc.constantFrom('layer' as const, 'lesson' as const),
      within: fc.option(fc.nat(9)),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((rows) => {
    const known: ExistingEntry[] = [];
    for (const [index, { within, ...row }] of rows.entries()) {
      const themes = known.filter(
        ({ kind, courseId, layerId }) =>
          kind === 'layer' && courseId === row.courseId && layerId === null,
      );
      const layerId = within === null ? null : (themes[within % (themes.length || 1)]?.id ?? null);
      known.push({ ...row, id: index + 1, layerId, sort: index + 1, isInTrash: false });
    }
    return known;
  });

test('copies requested entries once with their content and preserves the order of existing ones', () => {
  fc.assert(
    fc.property(courses, fc.infiniteStream(fc.boolean()), (known, picks) => {
      const requested = known.filter(() => picks.next().value);
      const chosen = outermostEntries(known, requested);
      const there = known.filter(({ courseId }) => courseId === 1);
      const plan = planCopies(1, there, known, chosen, undefined);
      if (plan === 'too deep') return;
      const originals = plan.copies.map(({ kind, id }) => keyOfEntry({ kind, id: -id }));
      expect(new Set(originals).size).toBe(originals.length);
      for (const entry of requested) expect(originals).toContain(keyOfEntry(entry));
      const numbers = [...plan.copies, ...plan.others].map(({ sort }) => sort);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        numbers.map((_, index) => index + 1),
      );
      // Entries of the same layer keep their order.
      const together = Map.groupBy(plan.others, ({ layerId }) => layerId);
      for (const some of together.values()) {
        const before = some.map(
          ({ kind, id }) => there.find((e) => e.kind === kind && e.id === id)?.sort ?? 0,
        );
        expect(before).toEqual(before.toSorted((one, other) => one - other));
      }
    }),
  );
});
