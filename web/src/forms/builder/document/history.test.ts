// Tests the undo history of a document.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialHistory, withChange, rebased, redone, withEndedStep, undone } from './history.ts';

it('undoes a word as one step and later changes separately', () => {
  let history = initialHistory('');
  for (const text of ['М', 'Ми', 'Мир']) history = withChange(history, text, 'label');
  history = withChange(withEndedStep(history), 'Мир!', 'label');
  expect(undone(history).present).toBe('Мир');
  expect(undone(undone(history)).present).toBe('');
  expect(redone(redone(undone(undone(history)))).present).toBe('Мир!');
});

it('undoes to the first state and redoes to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.option(fc.constantFrom('a', 'b')))), (steps) => {
      let history = initialHistory<{ value: number }>({ value: 0 });
      const { present: first } = history;
      for (const [value, what] of steps) history = withChange(history, { value }, what);
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

it('undoes only local changes after a rebase', () => {
  const steps = ['', 'а', 'аб'].map((mine) => ({ mine, theirs: '' }));
  let history = initialHistory(steps[0]);
  for (const step of steps.slice(1)) history = withChange(history, step);
  history = rebased(undone(history), (step) => ({ mine: step?.mine ?? '', theirs: 'я' }), isSame);
  expect(history.present).toEqual({ mine: 'а', theirs: 'я' });
  expect(undone(history).present).toEqual({ mine: '', theirs: 'я' });
  expect(redone(history).present).toEqual({ mine: 'аб', theirs: 'я' });
});

it('drops steps without effect after a rebase', () => {
  const history = rebased(
    withChange(withChange(initialHistory(1), 2), 3),
    (step) => step >> 1,
    isSame,
  );
  expect(history).toMatchObject({ past: [0], present: 1, future: [] });
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
