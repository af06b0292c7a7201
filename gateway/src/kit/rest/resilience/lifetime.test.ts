import { describe, expect, it } from 'vitest';
import { stopClock, until } from '../../../../testing/clock.ts';
import { type Cancellable, startLifetime } from './lifetime.ts';
import { tickInterval, SharedTimer } from './shared-timer.ts';

describe('the lifetime of an operation', () => {
  it('cancels everything once when the deadline passes', async () => {
    const pass = stopClock();
    // A separate timer: tests that ran before in this worker may have left items in the shared one.
    const life = startLifetime(30, new SharedTimer());
    const ended: string[] = [];
    const called = (name: string): Cancellable => ({ end: (why) => ended.push(`${name} ${why}`) });
    const two = called('two');
    for (const mortal of [called('one'), two, called('three')]) life.add(mortal);
    life.remove(two);
    pass(29);
    expect([life.ended, ended]).toEqual([null, []]);
    pass(tickInterval);
    await until(() => ended.length > 0);
    expect(ended).toEqual(['one late', 'three late']);
    life.cancel();
    expect([life.ended, ended.length]).toEqual(['late', 2]);
  });

  it('ends when the client disconnects', () => {
    const life = startLifetime(10_000);
    const ended: string[] = [];
    life.add({ end: (why) => ended.push(why) });
    life.cancel();
    expect([life.ended, ended]).toEqual(['left', ['left']]);
    life.add({ end: (why) => ended.push(`too late: ${why}`) });
    expect(ended).toEqual(['left', 'too late: left']);
  });

  it('ends in time although nothing was added to it', () => {
    const pass = stopClock();
    const life = startLifetime(5);
    pass(5);
    expect(life.ended).toBe('late');
  });

  it('has no timer after it is closed and cancels nothing', () => {
    const pass = stopClock();
    const life = startLifetime(10);
    const ended: string[] = [];
    life.add({ end: (why) => ended.push(why) });
    life.close();
    pass(10_000);
    expect(ended).toEqual([]);
  });
});
