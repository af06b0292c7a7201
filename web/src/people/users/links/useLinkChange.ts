// Gives users what they are linked with and takes it from them, both in one request.
import { succeeded } from '../../../kit/network/mutationResult.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useAlerts } from '../../../ui/index.ts';
import { linkKinds, type Link } from './linkKinds.tsx';
import type {
  UserSelection,
  linkKindsGroupsMutation as LinkMutation,
} from '../../../__generated__/linkKindsGroupsMutation.graphql.ts';

export interface LinkChange {
  readonly given?: readonly string[];
  readonly taken?: readonly string[];
}

type RunLinkChange = (
  users: UserSelection,
  change: LinkChange,
) => Promise<LinkMutation['response'] | null>;

/** Null when it failed. */
export function useLinkChange(
  companyId: string,
  link: Link,
  /** Whether what the users are linked with is shown beneath, and comes back as it is now. */
  isShown: boolean,
): RunLinkChange {
  const alerts = useAlerts();
  const [change] = useMutation<LinkMutation>(linkKinds[link].mutation);
  return async (users, { given = [], taken = [] }) => {
    const [gives, takes] = [given.length > 0, taken.length > 0];
    const answer = await change({
      variables: { companyId, users, given, gives, taken, takes, isShown },
    });
    return succeeded(answer, alerts) ? answer.response : null;
  };
}
