// Adds links to users and removes links from them in one request.
import { succeeded } from '../../../kit/network/mutationResult.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useAlerts } from '../../../ui/index.ts';
import { linkKinds, type UserLink } from './linkKinds.tsx';
import type {
  UserSelection,
  linkKindsGroupsMutation as LinkMutation,
} from '../../../__generated__/linkKindsGroupsMutation.graphql.ts';

export interface LinkChange {
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

type RunLinkChange = (
  users: UserSelection,
  change: LinkChange,
) => Promise<LinkMutation['response'] | null>;

/** The returned function resolves to null on failure, which has been reported by then. */
export function useLinkChange(
  companyId: string,
  link: UserLink,
  /** Whether the page shows the links, so that the payload must return them. */
  isShown: boolean,
): RunLinkChange {
  const alerts = useAlerts();
  const [change] = useMutation<LinkMutation>(linkKinds[link].mutation);
  return async (users, { added = [], removed = [] }) => {
    const [gives, takes] = [added.length > 0, removed.length > 0];
    const answer = await change({
      variables: { companyId, users, given: added, gives, taken: removed, takes, isShown },
    });
    return succeeded(answer, alerts) ? answer.response : null;
  };
}
