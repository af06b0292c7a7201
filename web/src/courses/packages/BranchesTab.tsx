// The tab of a course's branches with their packages, and of the packages for the whole course.
import { startTransition } from 'react';
import { Download, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { Button, Card, EmptyState, Flex, lazyPart, Stack } from '../../ui/index.ts';
import { branchExport } from './branchExport.ts';
import { BranchCard } from './BranchCard.tsx';
import { PackageList } from './PackageList.tsx';
import { useBranchSort } from './useBranchSort.ts';
import type { BranchesTab_course$key } from '../../__generated__/BranchesTab_course.graphql.ts';

const BranchModal = lazyPart(() => import('./dialogs.ts'), 'BranchModal');
const PackageModal = lazyPart(() => import('./dialogs.ts'), 'PackageModal');

export interface PackageContext {
  companyId: string;
  courseId: string;
  mayUpdate: boolean;
  /** Whether the viewer may grant packages to people. */
  mayGrant: boolean;
  /** Whether the viewer may see the lessons in packages. */
  showsLessons: boolean;
  /** The course's branches in manual order. */
  branches: readonly { readonly id: string; readonly name: string }[];
  /** Number of the course's packages in all branches and in none. */
  packagesCount: number;
  refresh: () => void;
}

export function BranchesTab({
  course: key,
  companyId,
  isDeleted,
  showsPeople,
  showsLessons,
}: {
  course: BranchesTab_course$key;
  companyId: string;
  isDeleted: boolean;
  /** Whether the viewer may see the company's users. */
  showsPeople: boolean;
  showsLessons: boolean;
}) {
  const refresh = useFreshPage();
  const { id, viewerCanUpdate, branches, packages } = useFragment<BranchesTab_course$key>(
    graphql`
      fragment BranchesTab_course on Course @throwOnFieldError {
        id
        viewerCanUpdate @catch(to: NULL)
        branches {
          id
          name
          ...BranchCard_branch
        }
        # The limit of packages in a course.
        packages(first: 100) {
          nodes {
            id
            branch @catch(to: NULL) {
              id
            }
            ...PackageList_package
          }
        }
      }
    `,
    key,
  );
  const mayUpdate = viewerCanUpdate !== false && !isDeleted;
  const open = useDialog(refresh);
  const { ordered, move } = useBranchSort(id, branches);
  const all = packages.nodes;
  const setting: PackageContext = {
    companyId,
    courseId: id,
    mayUpdate,
    mayGrant: mayUpdate && showsPeople,
    showsLessons,
    branches: ordered.map((branch) => ({ id: branch.id, name: branch.name })),
    packagesCount: all.length,
    refresh: () => startTransition(refresh),
  };
  const ofWhole = all.filter(({ branch }) => !branch);
  const addBranch = () => open((done) => <BranchModal courseId={id} record={null} onDone={done} />);
  const addPackage = () =>
    open((done) => (
      <PackageModal
        courseId={id}
        branches={setting.branches}
        branchOfNew={null}
        record={null}
        onDone={done}
      />
    ));
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap">
        {mayUpdate && (
          <Button icon={<Plus aria-hidden />} onClick={addBranch}>
            Новая ветка
          </Button>
        )}
        {mayUpdate && (
          <Button icon={<Plus aria-hidden />} onClick={addPackage}>
            Новый пакет
          </Button>
        )}
        {ordered.length > 0 && <ExportButton companyId={companyId} courseId={id} />}
      </Flex>
      {ordered.length === 0 && ofWhole.length === 0 && (
        <EmptyState
          kind="start"
          title="Веток и пакетов пока нет"
          text="Ветки делят учеников курса по потокам, пакеты — то, что из курса продаётся вместе."
        />
      )}
      {ordered.map((branch, index) => (
        <BranchCard
          key={branch.id}
          branch={branch}
          packages={all.filter((each) => each.branch?.id === branch.id)}
          setting={setting}
          place={{
            up: index > 0 ? () => void move(index, index - 1) : null,
            down: index < ordered.length - 1 ? () => void move(index, index + 1) : null,
          }}
        />
      ))}
      {ofWhole.length > 0 && (
        <Card title="Пакеты курса целиком">
          <PackageList packages={ofWhole} branchId={null} setting={setting} />
        </Card>
      )}
    </Stack>
  );
}

/** Exports the course's branches; «Задачи» shows the progress and the file. */
function ExportButton({ companyId, courseId }: { companyId: string; courseId: string }) {
  const request = branchExport.useRequest();
  return (
    <Button
      icon={<Download aria-hidden />}
      onClick={() => void request({ companyId, matching: { filter: { course: [courseId] } } })}
    >
      Экспорт
    </Button>
  );
}
