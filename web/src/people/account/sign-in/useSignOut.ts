// Signs out: ends the session on the server and in this browser.
import { graphql } from 'react-relay';
import { endSession } from '../../../kit/network/session.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import type { useSignOutMutation } from '../../../__generated__/useSignOutMutation.graphql.ts';

/** Then opens the page `next`, by default the sign-in page. */
export function useSignOut(): (next?: string) => void {
  const [signOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        ...userErrors_payload
      }
    }
  `);
  // The token is removed from this browser even if the request fails.
  return (next) => void signOut({ variables: { input: {} } }).finally(() => endSession(next));
}
