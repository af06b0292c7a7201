// The menu of a package: edit, content, grant, related packages, make default, delete.
import { BookOpen, Ellipsis, Link2, Pencil, Star, UserPlus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { IconButton, lazyPart, Menu, type MenuEntries } from '../../ui/index.ts';
import type { PackageContext } from './BranchesTab.tsx';
import { usePackageRemoval } from './usePackageRemoval.ts';
import type { PackageMenu_package$key } from '../../__generated__/PackageMenu_package.graphql.ts';
import type { PackageMenuDefaultMutation } from '../../__generated__/PackageMenuDefaultMutation.graphql.ts';

const ContentModal = lazyPart(() => import('./dialogs.ts'), 'ContentModal');
const GrantPackageModal = lazyPart(() => import('./dialogs.ts'), 'GrantPackageModal');
const PackageModal = lazyPart(() => import('./dialogs.ts'), 'PackageModal');
const RelationsModal = lazyPart(() => import('./dialogs.ts'), 'RelationsModal');

export function PackageMenu({
  record,
  setting,
}: {
  record: PackageMenu_package$key;
  setting: PackageContext;
}) {
  const sold = useFragment<PackageMenu_package$key>(
    graphql`
      fragment PackageMenu_package on CoursePackage {
        id
        name
        isDefault
        ...PackageModal_package
        ...usePackageRemoval_package
      }
    `,
    record,
  );
  const { id, name, isDefault } = sold;
  const { companyId, courseId, branches, mayGrant, showsLessons, refresh } = setting;
  const open = useDialog(refresh);
  const [makeDefault] = useAction<PackageMenuDefaultMutation>(graphql`
    mutation PackageMenuDefaultMutation($input: UpdateCoursePackageInput!) {
      updateCoursePackage(input: $input) {
        course {
          packages(first: 100) {
            nodes {
              id
              isDefault
            }
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const removal = usePackageRemoval(setting, sold);
  const input = { courseId, id };
  const items: MenuEntries = [
    {
      id: 'edit',
      label: 'Изменить',
      icon: <Pencil />,
      onAction: () =>
        open((done) => (
          <PackageModal
            courseId={courseId}
            branches={branches}
            branchOfNew={null}
            record={sold}
            onDone={done}
          />
        )),
    },
    ...(showsLessons
      ? [
          {
            id: 'content',
            label: 'Что входит',
            icon: <BookOpen />,
            onAction: () =>
              open((done) => (
                <ContentModal
                  companyId={companyId}
                  courseId={courseId}
                  packageId={id}
                  name={name}
                  onDone={done}
                />
              )),
          },
        ]
      : []),
    ...(mayGrant
      ? [
          {
            id: 'give',
            label: 'Выдать ученикам',
            icon: <UserPlus />,
            onAction: () =>
              open((done) => (
                <GrantPackageModal companyId={companyId} packageId={id} name={name} onDone={done} />
              )),
          },
        ]
      : []),
    {
      id: 'relations',
      label: 'Связанные пакеты',
      icon: <Link2 />,
      onAction: () =>
        open(() => <RelationsModal companyId={companyId} packageId={id} name={name} />),
    },
    ...(isDefault
      ? []
      : [
          {
            id: 'default',
            label: 'Сделать основным',
            icon: <Star />,
            onAction: () =>
              void makeDefault({
                variables: { input: { ...input, isDefault: true } },
                done: `Основной пакет — «${name}»`,
              }),
          },
        ]),
    ...removal,
  ];
  return (
    <Menu
      label={`Действия: ${name}`}
      trigger={<IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${name}`} />}
      items={items}
    />
  );
}
