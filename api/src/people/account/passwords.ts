// Password hashes: argon2id with the parameters that OWASP recommends, in the PHC string format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { fairQueue } from '../../kit/fairness/fair-queue.ts';

const derive = promisify(argon2);

/** 19 MiB, two passes, one lane: about 25 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * Hashes computed at once. One core is left for other requests, and two of libuv's four threads for files and DNS.
 */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** A full queue takes about 1.5 seconds at 25 ms per hash, longer on a busy machine. */
const byAddress = fairQueue({ atOnce, places: 60 * atOnce, patience: 10_000 });

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Takes the same time if there is no stored hash. */
  match: (password: string, stored: string | null) => Promise<boolean>;
}

/**
 * Runs work that hashes or checks passwords, queued fairly by network address. Throws 503 if too many requests wait.
 * Never call it within a transaction, which would stay open while it waits.
 */
export const withPasswords = <T>(
  address: string,
  work: (passwords: Passwords) => Promise<T>,
): Promise<T> => byAddress.run(address, () => work({ hash, match }));

export const hashPassword = (password: string, address: string): Promise<string> =>
  withPasswords(address, (passwords) => passwords.hash(password));

const oneOfJobs = pLimit(1);

/** For background work: hashes one password after the other, without a limit to the queue. */
export const hashInBackground = (password: string): Promise<string> =>
  oneOfJobs(() => hash(password));

async function hash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const derived = await derive('argon2id', { ...cost, message: password, nonce: salt });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(derived)}`;
}

async function match(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(
    stored ?? '',
  );
  const [, memory, passes, parallelism, salt, derived] = parts ?? [];
  const expected = Buffer.from(derived ?? '', 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: salt === undefined ? Buffer.alloc(16) : Buffer.from(salt, 'base64'),
    memory: Number(memory ?? cost.memory),
    passes: Number(passes ?? cost.passes),
    parallelism: Number(parallelism ?? cost.parallelism),
    tagLength: expected.length > 0 ? expected.length : cost.tagLength,
  });
  return parts !== null && timingSafeEqual(expected, actual);
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
