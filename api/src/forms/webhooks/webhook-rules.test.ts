// Webhook signatures as receivers verify them, and the retry schedule.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nextAttempt, signatureOf } from './webhook-rules.ts';

test('every valid secret signs the time and the body', () => {
  const at = new Date('2026-09-01T09:00:00.900Z');
  const signed = (secret: string) =>
    createHmac('sha256', secret).update('1788253200.{"a":1}').digest('hex');
  expect(signatureOf(['new', 'old'], '{"a":1}', at)).toBe(
    `t=1788253200,v1=${signed('new')},v1=${signed('old')}`,
  );
});

test('ten attempts take a day, with growing pauses', () => {
  const began = new Date('2026-09-01T09:00:00Z');
  const times = [began];
  for (let at = nextAttempt(1, began); at !== null; at = nextAttempt(times.length, at)) {
    times.push(at);
  }
  expect(times).toHaveLength(10);
  expect(times.at(-1)).toEqual(new Date('2026-09-02T08:51:00Z'));
  const pauses = times.slice(1).map((at, place) => at.getTime() - Number(times[place]));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});

test('the receiver in docs/operating.md accepts valid signatures and nothing else', async () => {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n(import \{ createHmac.*?)\n```/s.exec(page) ?? [];
  const module = `data:text/javascript,${encodeURIComponent(`${code}\nexport { isFromKafedra };`)}`;
  const { isFromKafedra } = await import(/* @vite-ignore */ module);
  const [body, now] = ['{"a":1}', new Date()];
  const header = signatureOf(['new', 'old'], body, now);
  expect(isFromKafedra(header, body, 'new')).toBe(true);
  expect(isFromKafedra(header, body, 'old')).toBe(true);
  expect(isFromKafedra(header, body, 'other')).toBe(false);
  expect(isFromKafedra(header, '{"a":2}', 'new')).toBe(false);
  const old = signatureOf(['new'], body, new Date(now.getTime() - 3_600_000));
  expect(isFromKafedra(old, body, 'new')).toBe(false);
});
