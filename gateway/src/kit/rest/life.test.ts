import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Mortal, startLife } from './life.ts';

describe('the life of an operation', () => {
  it('ends what goes on when its time is over, each once', async () => {
    const life = startLife(30);
    const ended: string[] = [];
    const called = (name: string): Mortal => ({ end: (why) => ended.push(`${name} ${why}`) });
    const two = called('two');
    for (const mortal of [called('one'), two, called('three')]) life.add(mortal);
    life.remove(two);
    expect(life.ended).toBeNull();
    await expect.poll(() => ended).toEqual(['one late', 'three late']);
    life.leave();
    expect([life.ended, ended.length]).toEqual(['late', 2]);
  });

  it('ends when the client goes away', () => {
    const life = startLife(10_000);
    const ended: string[] = [];
    life.add({ end: (why) => ended.push(why) });
    life.leave();
    expect([life.ended, ended]).toEqual(['left', ['left']]);
    life.add({ end: (why) => ended.push(`too late: ${why}`) });
    expect(ended).toEqual(['left', 'too late: left']);
  });

  it('is over in time although nothing waited for it', async () => {
    const life = startLife(5);
    await sleep(20);
    expect(life.ended).toBe('late');
  });

  it('does not keep the process after it is closed, and ends nothing then', async () => {
    const life = startLife(10);
    const ended: string[] = [];
    life.add({ end: (why) => ended.push(why) });
    life.close();
    await sleep(30);
    expect(ended).toEqual([]);
  });
});
