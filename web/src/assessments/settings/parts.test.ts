// Tests which parts of a test its settings show.
import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

it('shows parts with questions, titles or draw counts once each, sorted by number', () => {
  const said = [
    { part: 3, title: 'Эссе', drawsCount: null },
    { part: 1, title: null, drawsCount: 2 },
  ];
  const questions = [{ part: 2 }, { part: 1 }, { part: 2 }];
  expect(partsOf(said, questions)).toEqual([
    { part: 1, title: '', drawsCount: '2' },
    { part: 2, title: '', drawsCount: '' },
    { part: 3, title: 'Эссе', drawsCount: '' },
  ]);
});
