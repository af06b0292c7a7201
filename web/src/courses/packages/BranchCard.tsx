// A branch of a course: its dates, number of students, packages and actions.
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Plus, Star } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import {
  Badge,
  Card,
  countOf,
  Flex,
  formatDate,
  IconButton,
  lazyPart,
  Menu,
  Text,
  type MenuEntries,
} from '../../ui/index.ts';
import type { PackageContext } from './BranchesTab.tsx';
import { useBranchRemoval } from './useBranchRemoval.ts';
import { PackageList, type ListedPackage } from './PackageList.tsx';
import type { BranchCard_branch$key } from '../../__generated__/BranchCard_branch.graphql.ts';
import type { BranchCardDefaultMutation } from '../../__generated__/BranchCardDefaultMutation.graphql.ts';

const BranchModal = lazyPart(() => import('./dialogs.ts'), 'BranchModal');
const PackageModal = lazyPart(() => import('./dialogs.ts'), 'PackageModal');

export function BranchCard({
  branch: key,
  packages,
  setting,
  place: { up, down },
}: {
  branch: BranchCard_branch$key;
  packages: readonly ListedPackage[];
  setting: PackageContext;
  /** Move the branch up or down; null at the ends of the list. */
  place: { up: (() => void) | null; down: (() => void) | null };
}) {
  const branch = useFragment<BranchCard_branch$key>(
    graphql`
      fragment BranchCard_branch on CourseBranch {
        id
        name
        isDefault
        startDate
        endDate
        studentsCount @catch(to: NULL)
        ...BranchModal_branch
      }
    `,
    key,
  );
  const { id, name, isDefault, startDate, endDate, studentsCount } = branch;
  const { courseId, branches, mayUpdate, refresh } = setting;
  const open = useDialog(refresh);
  const [makeDefault] = useAction<BranchCardDefaultMutation>(graphql`
    mutation BranchCardDefaultMutation($input: UpdateCourseBranchInput!) {
      updateCourseBranch(input: $input) {
        course {
          branches {
            id
            isDefault
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const removal = useBranchRemoval(setting, branch, packages.length);
  const input = { courseId, id };
  const items: MenuEntries = [
    {
      id: 'edit',
      label: 'Изменить',
      icon: <Pencil />,
      onAction: () =>
        open((done) => <BranchModal courseId={courseId} record={branch} onDone={done} />),
    },
    {
      id: 'package',
      label: 'Добавить пакет',
      icon: <Plus />,
      onAction: () =>
        open((done) => (
          <PackageModal
            courseId={courseId}
            branches={branches}
            branchOfNew={id}
            record={null}
            onDone={done}
          />
        )),
    },
    ...(isDefault
      ? []
      : [
          {
            id: 'default',
            label: 'Сделать основной',
            icon: <Star />,
            onAction: () =>
              void makeDefault({
                variables: { input: { ...input, isDefault: true } },
                done: `Основная ветка — «${name}»`,
              }),
          },
        ]),
    ...removal,
  ];
  const days = [startDate && `с ${formatDate(startDate)}`, endDate && `по ${formatDate(endDate)}`];
  const facts = [
    days.filter(Boolean).join(' '),
    studentsCount !== null && studentsCount !== undefined && countOf(studentsCount, students),
  ].filter(Boolean);
  return (
    <Card
      title={
        <Flex as="span" gap="2" align="center" wrap="wrap" overflowWrap="anywhere">
          {name}
          {isDefault && <Badge tone="primary">Основная</Badge>}
        </Flex>
      }
      actions={
        mayUpdate && (
          <Flex flex="none">
            <IconButton
              size="sm"
              icon={<ArrowUp />}
              label={`Выше: ${name}`}
              aria-disabled={up === null}
              onClick={() => up?.()}
            />
            <IconButton
              size="sm"
              icon={<ArrowDown />}
              label={`Ниже: ${name}`}
              aria-disabled={down === null}
              onClick={() => down?.()}
            />
            <Menu
              label={`Действия: ${name}`}
              trigger={<IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${name}`} />}
              items={items}
            />
          </Flex>
        )
      }
    >
      <Text tone="muted" mb="3">
        {facts.join(' · ')}
      </Text>
      {packages.length === 0 ? (
        <Text tone="muted">Пакетов нет.</Text>
      ) : (
        <PackageList packages={packages} branchId={id} setting={setting} />
      )}
    </Card>
  );
}

const students = ['ученик', 'ученика', 'учеников'] as const;
