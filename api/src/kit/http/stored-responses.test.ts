// What is sealed is opened with its own secret alone.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opened, sealed } from './stored-responses.ts';

test('an answer comes back as it was with its secret, and not at all with another', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (answer) => {
      const secret = randomBytes(32);
      const seal = sealed(answer, secret);
      const { answer: back } = opened(seal, secret) as { answer: unknown };
      expect(JSON.stringify(back)).toBe(JSON.stringify(answer));
      expect(opened(seal, randomBytes(32))).toBeNull();
    }),
  );
});

test('of an answer that is nothing, nothing comes back', () => {
  const secret = randomBytes(32);
  expect(opened(sealed(undefined, secret), secret)).toEqual({});
});

test('of one that is too long, that it was', () => {
  const secret = randomBytes(32);
  const seal = sealed({ text: 'a'.repeat(2 * 1024 * 1024) }, secret);
  expect(seal.length).toBeLessThan(100);
  expect(opened(seal, secret)).toEqual({ tooLong: true });
});
