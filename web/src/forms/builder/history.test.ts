import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginning, changed, redone, settled, undone } from './history.ts';

it('takes a word back at once, and what came after it apart', () => {
  let history = beginning('');
  for (const text of ['М', 'Ми', 'Мир']) history = changed(history, text, 'label');
  history = changed(settled(history), 'Мир!', 'label');
  expect(undone(history).present).toBe('Мир');
  expect(undone(undone(history)).present).toBe('');
  expect(redone(redone(undone(undone(history)))).present).toBe('Мир!');
});

it('goes back to the beginning and forth to the end, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.option(fc.constantFrom('a', 'b')))), (steps) => {
      let history = beginning<{ value: number }>({ value: 0 });
      const { present: first } = history;
      for (const [value, what] of steps) history = changed(history, { value }, what);
      const { present: end } = history;
      const count = history.past.length;
      for (let step = 0; step < count; step += 1) history = undone(history);
      expect(history.present).toBe(first);
      expect(undone(history)).toBe(history);
      for (let step = 0; step < count; step += 1) history = redone(history);
      expect(history.present).toBe(end);
      expect(redone(history)).toBe(history);
    }),
  );
});
