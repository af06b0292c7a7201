// Completes the redirect from an identity provider: starts a session or links the provider to the account, or returns
// what is missing.
import { graphql } from 'react-relay';
import { redirect } from 'react-router';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { sendMutation } from '../../kit/relay/sendMutation.ts';
import { completeSignIn } from '../account/sign-in/firstPage.ts';
import { takePendingSocialSignIn } from './pendingSocialSignIn.ts';
import type { finishSocialSignInLinkMutation } from '../../__generated__/finishSocialSignInLinkMutation.graphql.ts';
import type { finishSocialSignInSignInMutation } from '../../__generated__/finishSocialSignInSignInMutation.graphql.ts';

/** The page's data if the sign-in isn't complete. */
export type SocialCallback =
  | { state: 'proof'; secret: string; proof: RequiredProof; text: string; from: string }
  | { state: 'failed'; messages: string[]; from: string };

/** The additional proof of the account. */
export type RequiredProof = 'password' | 'code';

/** A route loader, so it runs once per navigation. */
export async function finishSocialSignIn({
  request,
}: {
  request: Request;
}): Promise<SocialCallback | Response> {
  const pending = takePendingSocialSignIn();
  const query = new URL(request.url).search.slice(1);
  if (pending === null) return { state: 'failed', messages: [lost], from: '/login' };
  const { purpose, secret, from } = pending;
  const input = { secret, query };
  const failed = (errors: readonly UserError[]): SocialCallback => ({
    state: 'failed',
    messages: errors.map(({ message }) => message),
    from,
  });
  if (purpose === 'link') {
    const { userErrors } = await sendMutation<finishSocialSignInLinkMutation>(link, { input });
    return userErrors.length === 0 ? redirect('/profile') : failed(userErrors);
  }
  const { response, userErrors } = await sendMutation<finishSocialSignInSignInMutation>(signIn, {
    input,
  });
  const token = response?.finishSocialSignIn.accessToken;
  if (token) return redirect(await completeSignIn(token));
  const required = requiredProofIn(userErrors);
  return required === null ? failed(userErrors) : { state: 'proof', secret, from, ...required };
}

/** The proof that the gateway's error requires; null for other errors. */
export function requiredProofIn(
  errors: readonly UserError[],
): { proof: RequiredProof; text: string } | null {
  for (const { code, message } of errors) {
    if (code === 'password_required') return { proof: 'password', text: message };
    if (code === 'totp_required') return { proof: 'code', text: codeText };
  }
  return null;
}

const codeText = 'Введите код из приложения или один из кодов восстановления.';

const lost = 'Этот вход уже завершён или начат в другом окне. Начните вход заново';

const signIn = graphql`
  mutation finishSocialSignInSignInMutation($input: FinishSocialSignInInput!) {
    finishSocialSignIn(input: $input) {
      accessToken
      ...userErrors_payload
    }
  }
`;

const link = graphql`
  mutation finishSocialSignInLinkMutation($input: FinishSocialLinkInput!) {
    finishSocialLink(input: $input) {
      ...userErrors_payload
    }
  }
`;
