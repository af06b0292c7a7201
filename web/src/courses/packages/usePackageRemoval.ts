// Deletes an unused package, or merges a package into another, which replaces it everywhere.
import { graphql, useFragment } from 'react-relay';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { countOf, deleteItem, type MenuEntries } from '../../ui/index.ts';
import { useCoursePackageSearch } from '../people/choices.ts';
import type { PackageContext } from './BranchesTab.tsx';
import type { usePackageRemoval_package$key } from '../../__generated__/usePackageRemoval_package.graphql.ts';
import type { usePackageRemovalMutation } from '../../__generated__/usePackageRemovalMutation.graphql.ts';

/** The last items of a package's menu. */
export function usePackageRemoval(
  { courseId, packagesCount, refresh }: PackageContext,
  key: usePackageRemoval_package$key,
): MenuEntries {
  const sold = useFragment<usePackageRemoval_package$key>(
    graphql`
      fragment usePackageRemoval_package on CoursePackage {
        id
        name
        usersCount @catch(to: NULL)
      }
    `,
    key,
  );
  const { id, name, usersCount } = sold;
  const holders = usersCount ? countOf(usersCount, ['ученика', 'учеников', 'учеников']) : null;
  const merging = useMerge({
    accusative: 'пакет',
    label: 'С каким пакетом',
    search: useCoursePackageSearch(courseId),
    passes: () =>
      `Ученики с пакетом «${name}»${usersCount ? ` (${usersCount})` : ''}, приглашения и чаты, где он назван,`,
    mutation: graphql`
      mutation usePackageRemovalMergeMutation($input: MergeCoursePackagesInput!) {
        mergeCoursePackages(input: $input) {
          deletedCoursePackageId
          ...userErrors_payload
        }
      }
    `,
    within: { courseId },
    onDone: refresh,
  });
  const remove = usePermanentDelete<usePackageRemovalMutation>(
    graphql`
      mutation usePackageRemovalMutation($input: DeleteCoursePackageInput!) {
        deleteCoursePackage(input: $input) {
          deletedCoursePackageId
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const hasOthers = packagesCount > 1;
  const ask = () =>
    void remove({
      title: `Удалить пакет «${name}»?`,
      description:
        holders === null
          ? 'Вместе с ним пропадёт то, что в него входит. Восстановить не получится.'
          : `Он есть у ${holders}. Пока это так, пакет не удалится.`,
      variables: { input: { courseId, id } },
      done: 'Пакет удалён',
    });
  return [
    ...(hasOthers ? [merging.item(sold)] : []),
    'separator',
    deleteItem(merging.inPlaceOfDeleting(sold, hasOthers && holders !== null) || ask),
  ];
}
