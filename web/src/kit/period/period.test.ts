// Reading a period from the address.
import { expect, it } from 'vitest';
import { today } from '../../ui/index.ts';
import { firstDayOf, maxPeriodDays, periodAt } from './period.ts';

const at = (address: string) => periodAt({ search: new URLSearchParams(address) });
const none = { from: null, to: null };

it('reads a valid period', () => {
  expect(at('from=2026-02-01&to=2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(at('to=2026-02-28')).toEqual({ from: null, to: '2026-02-28' });
  expect(at(`from=${today()}`)).toEqual({ from: today(), to: null });
  expect(at('')).toEqual(none);
});

it.each([
  'from=2026-02-02&to=2026-02-01',
  'from=2020-01-01&to=2026-01-01',
  'from=2026-13-01',
  'from=1999-01-01',
])('ignores an invalid period: %s', (address) => expect(at(address)).toEqual(none));

it('counts both the first and the last day', () => {
  expect(firstDayOf('2026-03-01', 2)).toBe('2026-02-28');
  expect(at(`from=${firstDayOf('2026-03-01', maxPeriodDays)}&to=2026-03-01`).to).toBe('2026-03-01');
});
