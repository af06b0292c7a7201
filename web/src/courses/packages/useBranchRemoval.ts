// Deletes an empty branch, or merges a branch into another, which receives its students and packages.
import { folded } from '@kafedra/common/words';
import { graphql } from 'react-relay';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { countOf, deleteItem, type MenuEntries, type RecordSearch } from '../../ui/index.ts';
import { studentNouns } from '../people/studentNouns.ts';
import type { PackageContext } from './BranchesTab.tsx';
import type { useBranchRemovalMutation } from '../../__generated__/useBranchRemovalMutation.graphql.ts';

interface Branch {
  readonly id: string;
  readonly name: string;
  /** Null or undefined if the server doesn't return it. */
  readonly studentsCount?: number | null | undefined;
}

/** The last items of a branch's menu. */
export function useBranchRemoval(
  { courseId, branches, refresh }: PackageContext,
  branch: Branch,
  packagesCount: number,
): MenuEntries {
  const { id, name, studentsCount } = branch;
  const held = [
    studentsCount ? countOf(studentsCount, studentNouns) : '',
    packagesCount > 0 ? countOf(packagesCount, ['пакет', 'пакета', 'пакетов']) : '',
  ].filter((words) => words !== '');
  const merging = useMerge({
    accusative: 'ветку',
    stays: 'выбранной',
    label: 'С какой веткой',
    search: searchAmong(branches),
    passes: () =>
      `Ученики и пакеты ветки «${name}»${held.length > 0 ? ` (${held.join(' и ')})` : ''}`,
    mutation: graphql`
      mutation useBranchRemovalMergeMutation($input: MergeCourseBranchesInput!) {
        mergeCourseBranches(input: $input) {
          deletedCourseBranchId
          ...userErrors_payload
        }
      }
    `,
    within: { courseId },
    onDone: refresh,
  });
  const remove = usePermanentDelete<useBranchRemovalMutation>(
    graphql`
      mutation useBranchRemovalMutation($input: DeleteCourseBranchInput!) {
        deleteCourseBranch(input: $input) {
          deletedCourseBranchId
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const hasOthers = branches.length > 1;
  const ask = () =>
    void remove({
      title: `Удалить ветку «${name}»?`,
      description:
        held.length > 0
          ? `В ней ${held.join(' и ')}. Пока они там, ветка не удалится.`
          : `${studentsCount === 0 ? 'Учеников и пакетов' : 'Пакетов'} в ней нет. Восстановить не получится.`,
      variables: { input: { courseId, id } },
      done: 'Ветка удалена',
    });
  return [
    ...(hasOthers ? [merging.item(branch)] : []),
    'separator',
    deleteItem(merging.inPlaceOfDeleting(branch, hasOthers && held.length > 0) || ask),
  ];
}

/** Searches by any part of the name. */
const searchAmong =
  (records: readonly { readonly id: string; readonly name: string }[]): RecordSearch =>
  (text) => {
    const words = folded(text);
    const found = records.filter(({ name }) => folded(name).includes(words));
    return Promise.resolve({ records: found, next: null });
  };
