// Tests which answers a question retains when its type changes.
import { describe, expect, it } from 'vitest';
import { convertAnswers, emptyAnswer } from './convertAnswers.ts';
import type { AnswerDraft } from './questionValues.ts';

const answer = (value: string, more: Partial<AnswerDraft> = {}): AnswerDraft => ({
  ...emptyAnswer,
  value,
  ...more,
});

const cities = [
  answer('<p>Москва &amp; область</p>', { id: 'A1', correct: true }),
  answer('<p>Казань</p>', { id: 'A2' }),
];

describe('a question whose type changes', () => {
  it('retains choices in other choice and sort questions', () => {
    expect(convertAnswers('RADIO', 'CHECKBOX', cities)).toBe(cities);
    expect(convertAnswers('RADIO', 'SORT', cities)).toBe(cities);
  });

  it('converts right choices to accepted texts and back', () => {
    const typed = convertAnswers('RADIO', 'INPUT', cities);
    expect(typed).toEqual([answer('Москва & область', { correct: true })]);
    expect(convertAnswers('INPUT', 'SORT', typed)).toEqual([
      answer('<p>Москва &amp; область</p>', { correct: true }),
    ]);
  });

  it('moves the accepted answers of a text question into the first blank', () => {
    const accepted = [answer('5', { correct: true }), answer('пять', { correct: true })];
    expect(convertAnswers('INPUT', 'TEXT_INPUT', accepted)).toEqual([
      answer('', {
        sort: 1,
        variants: [
          { id: null, value: '5' },
          { id: null, value: 'пять' },
        ],
      }),
    ]);
  });

  it('converts accepted answers of blanks to right options and back', () => {
    const blanks = [answer('Море', { sort: 2, variants: [{ id: 'V1', value: 'Каспийское' }] })];
    const lists = convertAnswers('TEXT_INPUT', 'SELECT_INPUT', blanks);
    expect(lists).toEqual([
      answer('Море', { sort: 2, items: [{ id: null, value: 'Каспийское', correct: true }] }),
    ]);
    const [list] = lists;
    const wrong = { id: 'I2', value: 'Чёрное', correct: false };
    const more = [answer('Море', { sort: 2, items: [...(list?.items ?? []), wrong] })];
    expect(convertAnswers('SELECT_INPUT', 'TEXT_INPUT', more)).toEqual([
      answer('Море', { sort: 2, variants: [{ id: null, value: 'Каспийское' }] }),
    ]);
  });

  it('retains nothing if no answers have a meaning in the new type', () => {
    expect(convertAnswers('RADIO', 'CORRESPONDENCE', cities)).toEqual([]);
    expect(convertAnswers('RADIO', 'TEXTAREA', cities)).toEqual([]);
  });
});
