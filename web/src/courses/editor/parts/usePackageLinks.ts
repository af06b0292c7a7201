// Links a chat with the curator to packages, and unlinks it.
import { graphql } from 'react-relay';
import type { UserError } from '../../../kit/network/mutationResult.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import type { usePackageLinksAttachMutation } from '../../../__generated__/usePackageLinksAttachMutation.graphql.ts';
import type { usePackageLinksDetachMutation } from '../../../__generated__/usePackageLinksDetachMutation.graphql.ts';

interface Change {
  before: readonly string[];
  after: readonly string[];
}

export function usePackageLinks(): (id: string, change: Change) => Promise<readonly UserError[]> {
  const [attach] = useMutation<usePackageLinksAttachMutation>(graphql`
    mutation usePackageLinksAttachMutation($input: AttachCourseChatLinkBlockPackagesInput!) {
      attachCourseChatLinkBlockPackages(input: $input) {
        courseChatLinkBlock {
          ...ChatLinkModal_block
        }
        ...userErrors_payload
      }
    }
  `);
  const [detach] = useMutation<usePackageLinksDetachMutation>(graphql`
    mutation usePackageLinksDetachMutation($input: DetachCourseChatLinkBlockPackagesInput!) {
      detachCourseChatLinkBlockPackages(input: $input) {
        courseChatLinkBlock {
          ...ChatLinkModal_block
        }
        ...userErrors_payload
      }
    }
  `);
  return async (id, { before, after }) => {
    const added = after.filter((each) => !before.includes(each));
    const removed = before.filter((each) => !after.includes(each));
    const change = (packageIds: string[]) => ({ variables: { input: { id, packageIds } } });
    const answers = [
      ...(added.length > 0 ? [await attach(change(added))] : []),
      ...(removed.length > 0 ? [await detach(change(removed))] : []),
    ];
    return answers
      .flatMap(({ userErrors }) => userErrors)
      .map(({ message }) => ({ message, field: 'packages' }));
  };
}
