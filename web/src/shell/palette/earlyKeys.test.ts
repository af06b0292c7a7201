// What is typed before the palette's field is there.
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collectKeys } from './earlyKeys.ts';

it('is handed over to the field, which takes further keys itself', () => {
  const handOver = collectKeys();
  for (const key of ['э', 'с', 'в', 'Backspace', 'с', 'е', 'Shift']) {
    fireEvent.keyDown(document.body, { key });
  }
  let typed = '';
  handOver((text) => (typed = text));
  expect(typed).toBe('эссе');
  expect(fireEvent.keyDown(document.body, { key: 'х' })).toBe(true);
});

it('leaves shortcuts alone', () => {
  const handOver = collectKeys();
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true);
  handOver();
});
