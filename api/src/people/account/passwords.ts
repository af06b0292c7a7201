// Password hashes: argon2id with the parameters that OWASP recommends, in the PHC string format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const derive = promisify(argon2);

/** 19 MiB, two passes, one lane: about 25 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashing takes memory and a core: a flood of sign-ins must not take them all. */
const oneOfFew = pLimit(2);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await oneOfFew(() =>
    derive('argon2id', { ...cost, message: password, nonce: salt }),
  );
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Takes the same time whether there is a hash to compare with or not. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(
    stored ?? '',
  );
  const [, memory, passes, parallelism, salt, hash] = parts ?? [];
  const expected = Buffer.from(hash ?? '', 'base64');
  const actual = await oneOfFew(() =>
    derive('argon2id', {
      message: password,
      nonce: salt === undefined ? Buffer.alloc(16) : Buffer.from(salt, 'base64'),
      memory: Number(memory ?? cost.memory),
      passes: Number(passes ?? cost.passes),
      parallelism: Number(parallelism ?? cost.parallelism),
      tagLength: expected.length > 0 ? expected.length : cost.tagLength,
    }),
  );
  return parts !== null && timingSafeEqual(expected, actual);
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
