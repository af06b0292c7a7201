import { describe, expect, it } from 'vitest';
import { type Breaker, createBreaker, type Outcome } from './breaker.ts';
import { breakerFailures, breakerProbe, breakerWindow } from '../limits.ts';

function start() {
  let time = 0;
  const breaker = createBreaker(() => time);
  return { breaker, wait: (milliseconds: number) => void (time += milliseconds) };
}

/** Reports `times` outcomes of a company's calls sent while the breaker was closed. */
function report(breaker: Breaker, company: number | null, outcome: Outcome, times = 1): void {
  for (let made = 0; made < times; made += 1) breaker.report(company, outcome, 'open');
}

describe('the circuit breaker', () => {
  it('opens when connections are refused and lets one probe a second pass', () => {
    const { breaker, wait } = start();
    report(breaker, 1, 'gone', breakerFailures - 1);
    expect(breaker.pass()).toBe('open');
    expect(breaker.report(1, 'gone', 'open')).toBe('opened');
    expect([breaker.pass(), breaker.isOpen()]).toEqual(['shut', true]);
    wait(breakerProbe);
    expect([breaker.pass(), breaker.pass()]).toEqual(['probe', 'shut']);
    expect(breaker.report(1, 'gone', 'probe')).toBeNull();
    expect(breaker.pass()).toBe('shut');
    wait(breakerProbe);
    expect(breaker.pass()).toBe('probe');
    expect(breaker.report(2, 'good', 'probe')).toBe('closed');
    expect([breaker.pass(), breaker.isOpen()]).toEqual(['open', false]);
  });

  it('sends another probe when one hangs and ignores outcomes of earlier calls', () => {
    const { breaker, wait } = start();
    report(breaker, null, 'failed', breakerFailures);
    report(breaker, null, 'good', 100);
    expect(breaker.pass()).toBe('shut');
    wait(breakerProbe);
    expect(breaker.pass()).toBe('probe');
    wait(breakerProbe);
    expect(breaker.pass()).toBe('probe');
  });

  it('stays closed while only one company fails', () => {
    const { breaker } = start();
    report(breaker, 1, 'failed', 1000);
    expect(breaker.isOpen()).toBe(false);
    report(breaker, 2, 'good');
    report(breaker, 3, 'good');
    report(breaker, 1, 'failed', 1000);
    expect(breaker.isOpen()).toBe(false);
  });

  it('opens when most companies fail, each with one vote', () => {
    const { breaker } = start();
    for (const company of [1, 2, 3]) report(breaker, company, 'failed', 5);
    expect(breaker.isOpen()).toBe(true);
    const { breaker: another } = start();
    for (const company of [1, 2, 3]) report(another, company, 'good', 1);
    for (const company of [4, 5]) report(another, company, 'failed', 500);
    expect(another.isOpen()).toBe(false);
  });

  it('stays closed with a tenth of failures or with rare ones', () => {
    const { breaker, wait } = start();
    for (let made = 0; made < 1000; made += 1) {
      report(breaker, made % 7, made % 10 === 0 ? 'failed' : 'good');
    }
    expect(breaker.isOpen()).toBe(false);
    for (let made = 0; made < 50; made += 1) {
      report(breaker, null, 'gone');
      wait(breakerWindow / 4);
    }
    expect(breaker.isOpen()).toBe(false);
  });
});
