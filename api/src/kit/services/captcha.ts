// A proof that a call comes from no robot: ALTCHA's proof of work (https://altcha.org), which asks no other service. Its
// challenges are signed, and nothing is kept of them but which were solved, in memory that is bounded.
import { randomBytes } from 'node:crypto';
import {
  createChallenge,
  HmacAlgorithm,
  randomInt,
  verifySolution,
  type CreateChallengeOptions,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { invalid } from '../http/errors.ts';
import { jsonIn } from '../http/invalid-text.ts';

const parameters = z.strictObject({
  algorithm: z.literal('PBKDF2/SHA-256'),
  cost: z.int(),
  expiresAt: z.int().describe('Seconds since 1970.'),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
});

export const challengeSchema = z
  .strictObject({ parameters, signature: z.string() })
  .meta({ id: 'CaptchaChallenge', description: 'A challenge in the form of ALTCHA 2.' });

export type Challenge = z.infer<typeof challengeSchema>;

/** What travels beside the other fields of a body that needs a proof. */
export const captchaField = z
  .string()
  .max(5000)
  .nullish()
  .describe(
    'The solved challenge of `GET /captcha`: base64 of the JSON `{ challenge, solution }`, as ALTCHA’s libraries give it.',
  );

type Proof = z.infer<typeof captchaField>;

export interface Captcha {
  /** Null where no proof is asked for. */
  challenge: () => Promise<Challenge | null>;
  /** Whether there is a proof, which it takes. One that is wrong, too late or taken before throws 422. */
  takes: (proof: Proof) => Promise<boolean>;
}

/** Throws 422 without a proof. */
export async function requireCaptcha(captcha: Captcha, proof: Proof): Promise<void> {
  if (!(await captcha.takes(proof))) throw captchaRequired();
}

export const captchaRequired = () => invalid('captcha', unproven, 'captcha_required');

const captchaInvalid = () => invalid('captcha', unproven, 'captcha_invalid');

const unproven = 'Не удалось проверить, что вы не робот: попробуйте ещё раз';

/** How long a challenge may be solved, in minutes: one fills a form in meanwhile. */
export const captchaMinutes = 10;

/** Iterations of PBKDF2 in one try: a millisecond on a computer, some four on a telephone. */
const iterations = 5000;

/** Solutions that are remembered until they are too late, at some 200 bytes each. */
const mostTaken = 10_000;

export const noCaptcha: Captcha = {
  challenge: async () => null,
  takes: async () => true,
};

/** `tries` are the most that a challenge takes to solve, half of them the fewest. */
export function altcha({ tries, secret }: { tries: number; secret?: string | undefined }): Captcha {
  const key = secret ?? randomBytes(32).toString('hex');
  const secrets = {
    hmacAlgorithm: HmacAlgorithm.SHA_256,
    hmacSignatureSecret: `challenge ${key}`,
    // The key that solves it is known beforehand: a proof costs two signatures to check.
    hmacKeySignatureSecret: `solution ${key}`,
  } satisfies Partial<CreateChallengeOptions>;
  const taken = new LRUCache<string, true>({ max: mostTaken, ttl: captchaMinutes * 60_000 });
  return {
    challenge: async () =>
      challengeSchema.parse(
        await createChallenge({
          ...secrets,
          algorithm: 'PBKDF2/SHA-256',
          cost: iterations,
          counter: randomInt(tries, Math.ceil(tries / 2)),
          deriveKey,
          expiresAt: new Date(Date.now() + captchaMinutes * 60_000),
        }),
      ),
    takes: async (proof) => {
      if (proof == null) return false;
      const { challenge, solution } = proofIn(proof);
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (!verified || taken.has(challenge.signature)) throw captchaInvalid();
      taken.set(challenge.signature, true);
      return true;
    },
  };
}

const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

function proofIn(text: string): z.infer<typeof proofSchema> {
  const read = proofSchema.safeParse(jsonIn(Buffer.from(text, 'base64').toString()));
  if (!read.success) throw captchaInvalid();
  return read.data;
}
