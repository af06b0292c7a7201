// CAPTCHA by proof of work with ALTCHA (https://altcha.org), without an external service.
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
import { parseJson } from '../http/invalid-text.ts';

const parameters = z.strictObject({
  algorithm: z.literal('PBKDF2/SHA-256'),
  cost: z.int(),
  expiresAt: z.int().describe('Unix time in seconds.'),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
});

export const challengeSchema = z
  .strictObject({ parameters, signature: z.string() })
  .meta({ id: 'CaptchaChallenge', description: 'A challenge in the format of ALTCHA 2.' });

export type Challenge = z.infer<typeof challengeSchema>;

/** The field for the proof in request bodies. */
export const captchaField = z
  .string()
  .max(5000)
  .nullish()
  .describe(
    'The solved challenge of `GET /captcha`: base64 of the JSON `{ challenge, solution }`, as the ALTCHA libraries return it.',
  );

type Proof = z.infer<typeof captchaField>;

export interface Captcha {
  /** Null if no proof is required. */
  challenge: () => Promise<Challenge | null>;
  /** Redeems a proof. False without one; throws 422 if it is wrong, expired or already used. */
  redeem: (proof: Proof) => Promise<boolean>;
}

/** Throws 422 without a valid proof. */
export async function requireCaptcha(captcha: Captcha, proof: Proof): Promise<void> {
  if (!(await captcha.redeem(proof))) throw captchaRequired();
}

export const captchaRequired = () => invalid('captcha', unproven, 'captcha_required');

const captchaInvalid = () => invalid('captcha', unproven, 'captcha_invalid');

const unproven = 'Не удалось проверить, что вы не робот: попробуйте ещё раз';

/** Minutes until a challenge expires. The user fills in a form meanwhile. */
export const captchaMinutes = 10;

/** PBKDF2 iterations per try: about 1 ms on a computer and 4 ms on a phone. */
const iterations = 5000;

/** Solved challenges in memory until they expire, some 200 bytes each. */
const mostTaken = 10_000;

export const noCaptcha: Captcha = {
  challenge: async () => null,
  redeem: async () => true,
};

/**
 * Challenges are signed, and only solved ones are remembered. `tries` is the maximum number of tries to solve a
 * challenge; the minimum is half of it.
 */
export function altcha({ tries, secret }: { tries: number; secret?: string | undefined }): Captcha {
  const key = secret ?? randomBytes(32).toString('hex');
  const secrets = {
    hmacAlgorithm: HmacAlgorithm.SHA_256,
    hmacSignatureSecret: `challenge ${key}`,
    // The solution is known when the challenge is made, so verifying a proof takes two signatures.
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
    redeem: async (proof) => {
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
  const read = proofSchema.safeParse(parseJson(Buffer.from(text, 'base64').toString()));
  if (!read.success) throw captchaInvalid();
  return read.data;
}
