// Tests conversion of time limits between the form and the wire.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsOf, timeOf, timeWords } from './timer.ts';

describe('time limits', () => {
  it('convert to form values and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 * 60 * 60 }), (seconds) => {
        expect(secondsOf(timeOf(seconds))).toBe(seconds);
      }),
    );
  });

  it('are null when nothing is typed', () => {
    expect(secondsOf(timeOf(null))).toBeNull();
    expect(secondsOf({ hours: '', minutes: '90', seconds: '' })).toBe(5400);
  });

  it('are worded without zero units', () => {
    expect(timeWords(5400)).toBe('1\u00a0час 30\u00a0минут');
    expect(timeWords(45)).toBe('45\u00a0секунд');
    expect(timeWords(0)).toBe('0\u00a0секунд');
  });
});
