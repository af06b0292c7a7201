import { describe, expect, it } from 'vitest';
import { createBudgets } from './budgets.ts';

function start(callsPerMinute: number) {
  let time = 0;
  const { charge } = createBudgets(callsPerMinute, () => time);
  return {
    wait: (seconds: number) => void (time += seconds * 1000),
    /** Retry-After in seconds; 0 when the call is allowed. */
    charge: (company: number, cost: number) => {
      const refusal = charge(company, cost);
      return refusal ? refusal.extensions['retryAfter'] : 0;
    },
  };
}

describe('the budget of a company', () => {
  it('holds a minute’s calls, refills steadily, and returns Retry-After', () => {
    const { charge, wait } = start(600);
    expect([charge(1, 500), charge(1, 100)]).toEqual([0, 0]);
    expect(charge(1, 50)).toBe(5);
    wait(4);
    expect(charge(1, 50)).toBe(1);
    wait(1);
    expect(charge(1, 50)).toBe(0);
    wait(3600);
    expect([charge(1, 600), charge(1, 1)]).toEqual([0, 1]);
  });

  it('is separate from that of another company', () => {
    const { charge } = start(600);
    expect(charge(1, 600)).toBe(0);
    expect([charge(1, 1), charge(2, 600)]).toEqual([1, 0]);
  });

  it('lets an operation that costs more than a minute run when it is full', () => {
    const { charge, wait } = start(600);
    expect([charge(1, 5000), charge(1, 5000)]).toEqual([0, 60]);
    wait(60);
    expect(charge(1, 5000)).toBe(0);
  });
});
