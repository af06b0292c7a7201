// Tests the words for locked lessons.
import { describe, expect, it } from 'vitest';
import { lockedWords, momentWords } from './openingWords.ts';

const now = new Date(2026, 2, 4, 12, 0);
const moment = (day: number, hours = 9) => new Date(2026, 2, day, hours, 0).toISOString();

describe('a locked lesson', () => {
  it('is worded with its opening day', () => {
    expect(momentWords(moment(4, 18), now)).toBe('сегодня в 18:00');
    expect(momentWords(moment(5), now)).toBe('завтра в 09:00');
    expect(momentWords(moment(9), now)).toBe('9 марта в 09:00');
    expect(momentWords(new Date(2027, 0, 9, 9).toISOString(), now)).toBe(
      '9 января 2027 г. в 09:00',
    );
  });

  it('is worded with its reason', () => {
    expect(lockedWords({ closedReason: 'PREVIOUS', opensAt: null })).toBe(
      'Сначала пройдите предыдущий урок',
    );
    expect(lockedWords({ closedReason: 'OVER', opensAt: null })).toBe('Урок уже закрыт');
    expect(lockedWords({ closedReason: 'DATE', opensAt: moment(9) })).toContain('Откроется ');
    expect(lockedWords({ closedReason: 'MANUAL', opensAt: moment(9) })).toContain('сам откроется');
  });
});
