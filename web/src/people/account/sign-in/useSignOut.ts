// Leaves: the session ends on the server and in this browser.
import { graphql } from 'react-relay';
import { endSession } from '../../../kit/network/session.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import type { useSignOutMutation } from '../../../__generated__/useSignOutMutation.graphql.ts';

/** Opens the sign-in page afterwards, or another. */
export function useSignOut(): (next?: string) => void {
  const [signOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  // The token is forgotten here even when the server can't be told.
  return (next) => void signOut({ variables: { input: {} } }).finally(() => endSession(next));
}
