// Property test: any sequence of user actions produces a normalized answer.
import { act as acted, cleanup, fireEvent } from '@testing-library/react';
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { expect } from 'vitest';
import { normalizeAnswer, questionTypes, type Question } from '@kafedra/common/assessments';
import { questions, type KnownType } from '@kafedra/common/testing/questions';
import { renderQuestion } from './testing.tsx';

/** User actions: the index of the target, modulo the number of targets, and the typed text. */
const actions = fc.array(
  fc.record({
    place: fc.nat(1000),
    choice: fc.nat(1000),
    text: fc.oneof(fc.string(), fc.constantFrom('', ' ', '\u200b', '2,5', 'да')),
  }),
  { minLength: 1, maxLength: 12 },
);

function act(container: Element, { place, choice, text }: Action) {
  const all = container.querySelectorAll<HTMLElement>(
    'input, textarea, select, button:not([aria-disabled=true])',
  );
  const element = all[place % Math.max(1, all.length)];
  if (element instanceof HTMLInputElement && element.type === 'file') {
    const files = Array.from({ length: choice % 4 }, (_, index) => new File(['а'], `${index}.mp3`));
    fireEvent.change(element, { target: { files } });
  } else if (element instanceof HTMLSelectElement) {
    const { value } = element.options[choice % element.options.length]!;
    fireEvent.change(element, { target: { value } });
  } else if (element instanceof HTMLTextAreaElement || isLine(element)) {
    fireEvent.change(element, { target: { value: text } });
  } else if (element) {
    fireEvent.click(element);
  }
}

interface Action {
  place: number;
  choice: number;
  text: string;
}

const isLine = (element: Element | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

const kinds = questionTypes.filter((type): type is KnownType => type !== 'unknown');

for (const type of kinds) testProperty(`of ${type}`, 12, (numRuns) => expectTaken(type, numRuns));

async function expectTaken(type: KnownType, numRuns: number): Promise<void> {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(questions[type] as fc.Arbitrary<Question>, actions, async (question, all) => {
      const { container, givenAnswers } = renderQuestion(question);
      for (const action of all) {
        act(container, action);
        // Lets pending uploads finish.
        await acted(() => Promise.resolve());
      }
      count += givenAnswers.length;
      for (const given of givenAnswers) {
        const { answer, problems } = normalizeAnswer(question, given ?? {});
        expect(problems).toEqual([]);
        expect(answer).toEqual(given);
      }
      cleanup();
    }),
    { numRuns },
  );
  // With few runs it is possible that no action had an effect.
  if (numRuns > 10) expect(count).toBeGreaterThan(0);
}
