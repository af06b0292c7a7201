// Descriptions of ranges of prices and dates.
import { expect, test } from 'vitest';
import { rangeCondition } from './rangeCondition.ts';

const state = { price_from: '100000', price_to: null, start_from: null, start_to: '2026-09-01' };

test('describes prices with grouped thousands and the currency, and dates', () => {
  expect(rangeCondition(state, 'Цена', 'price')).toMatchObject({
    words: 'Цена: от 100\u00a0000\u00a0₽',
  });
  expect(rangeCondition({ ...state, price_to: '200000' }, 'Цена', 'price')).toEqual({
    words: 'Цена: от 100\u00a0000 до 200\u00a0000\u00a0₽',
    without: { price_from: null, price_to: null },
  });
  expect(rangeCondition(state, 'Начало', 'start')).toMatchObject({
    words: 'Начало: по 01.09.2026',
  });
});

test('returns no condition without ends', () => {
  expect(rangeCondition({ ...state, price_from: null }, 'Цена', 'price')).toBe(false);
});
