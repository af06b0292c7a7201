// The proof that whoever sends a form is no robot. It is made in the background, while the form is filled in or when the
// server asks for it, so that people neither see nor hear anything of it.
import { graphql } from 'react-relay';
import type { ConcreteRequest, MutationParameters } from 'relay-runtime';
import type { Answer } from '../network/answer.ts';
import { post } from '../network/gateway.ts';
import type { captchaChallengeQuery$data } from '../../__generated__/captchaChallengeQuery.graphql.ts';

let prepared: Promise<string | null> | null = null;

/** Begins to work for a form that needs a proof: as soon as somebody is about to fill it in. */
export function prepareCaptcha(): void {
  prepared ??= makeProof();
}

/** Sends with the proof that was prepared. Where the server asks for one, or for another, it is made and sent once more. */
export async function sendProved<TMutation extends MutationParameters>(
  send: (captcha: string | null) => Promise<Answer<TMutation>>,
): Promise<Answer<TMutation>> {
  const proof = prepared;
  prepared = null; // it works once
  const answer = await send(await proof);
  const isAsked = answer.userErrors.some(({ code }) => reasons.has(code));
  return isAsked ? send(await makeProof()) : answer;
}

const reasons = new Set<string | null | undefined>(['captcha_required', 'captcha_invalid']);

/** Null where none is asked for, and where there is no making it: what to do then is for the server to say. */
async function makeProof(): Promise<string | null> {
  try {
    const { params } = challengeQuery as ConcreteRequest;
    const { data } = (await post(params, {}, new AbortController().signal)) as {
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
