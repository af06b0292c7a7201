// A stored response can be decrypted only with its own secret.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptResponse, encryptResponse } from './stored-responses.ts';

test('a response is decrypted with its own secret and no other', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (answer) => {
      const secret = randomBytes(32);
      const seal = encryptResponse(answer, secret);
      const { answer: back } = decryptResponse(seal, secret) as { answer: unknown };
      expect(JSON.stringify(back)).toBe(JSON.stringify(answer));
      expect(decryptResponse(seal, randomBytes(32))).toBeNull();
    }),
  );
});

test('an empty response is decrypted as empty', () => {
  const secret = randomBytes(32);
  expect(decryptResponse(encryptResponse(undefined, secret), secret)).toEqual({});
});

test('an overlong response is decrypted as too long', () => {
  const secret = randomBytes(32);
  const seal = encryptResponse({ text: 'a'.repeat(2 * 1024 * 1024) }, secret);
  expect(seal.length).toBeLessThan(100);
  expect(decryptResponse(seal, secret)).toEqual({ tooLong: true });
});
