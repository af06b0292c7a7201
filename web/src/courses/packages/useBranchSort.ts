// The manual order of a course's branches, updated optimistically.
import { useOptimistic, useTransition } from 'react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import type { useBranchSortMutation } from '../../__generated__/useBranchSortMutation.graphql.ts';

export function useBranchSort<Branch extends { readonly id: string }>(
  courseId: string,
  branches: readonly Branch[],
): { ordered: readonly Branch[]; move: (from: number, to: number) => void } {
  const [, startMoving] = useTransition();
  const [ordered, setOrdered] = useOptimistic(branches);
  const [sort] = useReportedMutation<useBranchSortMutation>(graphql`
    mutation useBranchSortMutation($input: SortCourseBranchesInput!) {
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
        const moved = moveItem(ordered, from, to);
        setOrdered(moved);
        const branchIds = moved.map(({ id }) => id);
        await sort({ input: { courseId, branchIds } });
      }),
  };
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
