// The manual order of a course's branches, updated optimistically.
import { useOptimistic, useTransition } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { useBranchOrderMutation } from '../../__generated__/useBranchOrderMutation.graphql.ts';

export function useBranchOrder<Branch extends { readonly id: string }>(
  courseId: string,
  branches: readonly Branch[],
): { ordered: readonly Branch[]; move: (from: number, to: number) => void } {
  const alerts = useAlerts();
  const [, startMoving] = useTransition();
  const [ordered, setOrdered] = useOptimistic(branches);
  const [sort] = useMutation<useBranchOrderMutation>(graphql`
    mutation useBranchOrderMutation($input: SortCourseBranchesInput!) {
      sortCourseBranches(input: $input) {
        course {
          branches {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    ordered,
    move: (from, to) =>
      startMoving(async () => {
        const moved = movedTo(ordered, from, to);
        setOrdered(moved);
        const branchIds = moved.map(({ id }) => id);
        succeeded(await sort({ variables: { input: { courseId, branchIds } } }), alerts);
      }),
  };
}

export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
