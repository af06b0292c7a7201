// An invisible captcha by proof of work, computed in the background while the form is filled in or when the server
// requires it.
import { graphql } from 'react-relay';
import type { ConcreteRequest, MutationParameters } from 'relay-runtime';
import type { MutationResult } from '../network/mutationResult.ts';
import { postOperation } from '../network/gateway.ts';
import type { captchaChallengeQuery$data } from '../../__generated__/captchaChallengeQuery.graphql.ts';

let prepared: Promise<string | null> | null = null;

/** Starts the computation; call it when the user is about to fill in a form that needs a proof. */
export function prepareCaptcha(): void {
  prepared ??= makeProof();
}

/**
 * Sends a mutation with the prepared proof. If the server requires a proof or another one, computes it and sends once
 * more.
 */
export async function sendWithCaptcha<TMutation extends MutationParameters>(
  send: (captcha: string | null) => Promise<MutationResult<TMutation>>,
): Promise<MutationResult<TMutation>> {
  const proof = prepared;
  prepared = null; // A proof is valid once.
  const answer = await send(await proof);
  const isProofRequired = answer.userErrors.some(({ code }) => reasons.has(code));
  return isProofRequired ? send(await makeProof()) : answer;
}

const reasons = new Set<string | null | undefined>(['captcha_required', 'captcha_invalid']);

/** Null when the server requires none or none can be computed; the server decides what follows. */
async function makeProof(): Promise<string | null> {
  try {
    const { params } = challengeQuery as ConcreteRequest;
    const { data } = (await postOperation(params, {}, new AbortController().signal)) as {
      data: captchaChallengeQuery$data;
    };
    if (data.captchaChallenge == null) return null;
    const { solve } = await import('./solve.ts');
    return await solve(JSON.parse(data.captchaChallenge));
  } catch {
    return null;
  }
}

const challengeQuery = graphql`
  query captchaChallengeQuery {
    captchaChallenge
  }
`;
