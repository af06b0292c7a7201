// The invisible proof-of-work captcha: prepared while the form is filled in, repeated when the server requires it.
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { MutationParameters } from 'relay-runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MutationResult } from '../network/mutationResult.ts';
import { prepareCaptcha, sendWithCaptcha } from './captcha.ts';
import { mockGateway, type SentOperation } from '../testing/mockGateway.ts';

const hmacSignatureSecret = 'of the server';
let challenge: Challenge;
beforeEach(async () => {
  challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 3,
    deriveKey,
    hmacSignatureSecret,
  });
});

const serverThatAsks = (): SentOperation[] =>
  mockGateway({
    captchaChallengeQuery: () => ({ data: { captchaChallenge: JSON.stringify(challenge) } }),
  });

const done: MutationResult<MutationParameters> = { response: {}, userErrors: [] };
const refused = (code: string): MutationResult<MutationParameters> => ({
  response: {},
  userErrors: [{ message: 'Не удалось проверить, что вы не робот', code }],
});

/** Sends a mutation and records for each attempt whether its proof was valid. */
async function send(...answers: MutationResult<MutationParameters>[]) {
  const proofs: (string | null)[] = [];
  const answer = await sendWithCaptcha(async (captcha) => {
    proofs.push(captcha);
    return answers[proofs.length - 1] ?? done;
  });
  return { answer, good: await Promise.all(proofs.map(isGood)) };
}

async function isGood(proof: string | null): Promise<boolean | null> {
  if (proof === null) return null;
  const { solution } = JSON.parse(atob(proof));
  const verdict = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
  return verdict.verified;
}

describe('a form', () => {
  it('is sent with the proof prepared when it was focused', async () => {
    const sentOperations = serverThatAsks();
    prepareCaptcha();
    prepareCaptcha();
    expect(await send(done)).toEqual({ answer: done, good: [true] });
    expect(sentOperations).toHaveLength(1);
  });

  it('is sent without a proof until the server requires one', async () => {
    const sentOperations = serverThatAsks();
    expect(await send(done)).toEqual({ answer: done, good: [null] });
    expect(sentOperations).toHaveLength(0);
    expect(await send(refused('captcha_required'), done)).toEqual({
      answer: done,
      good: [null, true],
    });
  });

  it('is sent with a new proof when the first has expired', async () => {
    serverThatAsks();
    prepareCaptcha();
    const { answer, good } = await send(refused('captcha_invalid'), done);
    expect([answer, good]).toEqual([done, [true, true]]);
  });

  it('reports an error when the second proof is rejected, too', async () => {
    serverThatAsks();
    const again = refused('captcha_invalid');
    const { answer, good } = await send(refused('captcha_required'), again);
    expect([answer, good]).toEqual([again, [null, true]]);
  });

  it('is sent without a proof if none is required or the challenge fails to load', async () => {
    mockGateway({ captchaChallengeQuery: () => ({ data: { captchaChallenge: null } }) });
    prepareCaptcha();
    expect(await send(done)).toEqual({ answer: done, good: [null] });
    mockGateway({});
    prepareCaptcha();
    expect(await send(done)).toEqual({ answer: done, good: [null] });
  });
});
