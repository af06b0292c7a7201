// Tests of the texts that a buyer reads about a purchase.
import { describe, expect, test } from 'vitest';
import {
  canBePaid,
  nextPrice,
  isCourseOpen,
  stateOfPurchase,
  wordsOfPayment,
} from './purchaseStates.ts';

const purchase = (
  paidAt: string | null,
  statuses: Parameters<typeof wordsOfPayment>[0]['status'][],
  toPay = '100.00',
) => ({
  toPay,
  paidAt,
  payments: statuses,
});

describe('a purchase', () => {
  test.each([
    ['Ждём оплату', purchase(null, ['CANCELED', 'WAITING'])],
    ['Не оплачено', purchase(null, ['CANCELED'])],
    ['Оплачено', purchase('2026-11-28T12:00:00Z', ['CANCELED', 'PAID'])],
    ['Вы записаны', purchase('2026-11-28T12:00:00Z', ['PAID'], '0.00')],
    ['Деньги возвращены', purchase('2026-11-28T12:00:00Z', ['REFUNDED'])],
    ['Оплачено', purchase('2026-11-28T12:00:00Z', ['PARTLY_REFUNDED'])],
  ])('is called «%s»', (text, of) => {
    expect(stateOfPurchase(of).text).toBe(text);
  });

  test('next payment is the pending one, or the unpaid rest', () => {
    const payment = (
      status: 'WAITING' | 'PAID' | 'CANCELED' | 'REFUNDED',
      price: string,
      back = '0.00',
    ) => ({
      status,
      price,
      refundedSum: back,
    });
    const next = (...payments: ReturnType<typeof payment>[]) =>
      nextPrice({ toPay: '999.99', payments });
    expect(next()).toBe('999.99');
    expect(next(payment('PAID', '300.10'), payment('WAITING', '350.00'))).toBe('350.00');
    expect(next(payment('PAID', '300.10'), payment('CANCELED', '699.89'))).toBe('699.89');
    expect(next(payment('REFUNDED', '999.99', '999.99'))).toBe('999.99');
    expect(next(payment('PAID', '999.99'))).toBeNull();
  });

  test('can be paid once, and never with a zero sum', () => {
    expect(canBePaid(purchase(null, ['CANCELED']))).toBe(true);
    expect(canBePaid(purchase('2026-11-28T12:00:00Z', ['PAID']))).toBe(false);
    expect(canBePaid(purchase(null, [], '0.00'))).toBe(false);
  });

  test('opens the course with its first paid instalment', () => {
    expect(isCourseOpen(purchase(null, ['WAITING', 'WAITING']))).toBe(false);
    expect(isCourseOpen(purchase(null, ['PAID', 'WAITING']))).toBe(true);
    expect(isCourseOpen(purchase('2026-11-28T12:00:00Z', []))).toBe(true);
  });
});

test('a pending payment shows its deadline', () => {
  const now = new Date(2026, 10, 28, 14, 5);
  const at = (day: number) => new Date(2026, 10, day, 14, 35).toISOString();
  const words = (day: number) =>
    wordsOfPayment({ status: 'WAITING', reservedUntilAt: at(day) }, now).text.replaceAll(
      '\u00a0',
      ' ',
    );
  expect(words(28)).toBe('Ждём оплату до 14:35');
  expect(words(29)).toBe('Ждём оплату до 29.11.2026, 14:35');
  const midnight = new Date(2026, 11, 30).toISOString();
  expect(wordsOfPayment({ status: 'WAITING', dueAt: midnight }, now).text).toBe(
    'Ждём оплату до 29.12.2026',
  );
  expect(wordsOfPayment({ status: 'PAID', reservedUntilAt: at(28) }, now).text).toBe('Оплачено');
});
