// The packages of a branch, or of the whole course, in manual order, each with a menu.
import { useOptimistic, useTransition } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { Badge, chakra, countOf, Flex, formatPrice, OrderedList, Text } from '../../ui/index.ts';
import type { PackageContext } from './BranchesTab.tsx';
import { PackageMenu } from './PackageMenu.tsx';
import type { PackageList_package$key } from '../../__generated__/PackageList_package.graphql.ts';
import type { PackageListMutation } from '../../__generated__/PackageListMutation.graphql.ts';

export type ListedPackage = PackageList_package$key & { readonly id: string };

export function PackageList({
  packages,
  branchId,
  setting,
}: {
  packages: readonly ListedPackage[];
  /** Null for packages of the whole course. */
  branchId: string | null;
  setting: PackageContext;
}) {
  const [, startMoving] = useTransition();
  const [ordered, setOrdered] = useOptimistic(packages.map(shown));
  const [sort] = useReportedMutation<PackageListMutation>(graphql`
    mutation PackageListMutation($input: SortCoursePackagesInput!) {
      sortCoursePackages(input: $input) {
        course {
          packages(first: 100) {
            nodes {
              id
            }
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const { courseId, mayUpdate } = setting;
  const move = (moved: readonly ShownPackage[]) =>
    startMoving(async () => {
      setOrdered([...moved]);
      const packageIds = moved.map(({ id }) => id);
      await sort({ input: { courseId, branchId, packageIds } });
    });
  if (!mayUpdate) {
    return (
      <Plain aria-label="Пакеты">
        {ordered.map((each) => (
          <li key={each.id}>
            <PackageRow shown={each} />
          </li>
        ))}
      </Plain>
    );
  }
  return (
    <OrderedList
      label="Пакеты"
      items={ordered}
      labelOf={({ name }) => name}
      onChange={move}
      isDraggable
    >
      {(each) => (
        <Flex align="center" gap="2" justify="space-between">
          <PackageRow shown={each} />
          <PackageMenu record={each.record} setting={setting} />
        </Flex>
      )}
    </OrderedList>
  );
}

type ShownPackage = ReturnType<typeof shown>;

function shown(key: ListedPackage) {
  const { id, name, isDefault, price, usersCount, ...record } =
    readInlineData<PackageList_package$key>(
      graphql`
        fragment PackageList_package on CoursePackage @inline {
          id
          name
          isDefault
          price @catch(to: NULL)
          usersCount @catch(to: NULL)
          ...PackageMenu_package
        }
      `,
      key,
    );
  return { id, name, isDefault, price, usersCount, record };
}

function PackageRow({ shown: { name, isDefault, price, usersCount } }: { shown: ShownPackage }) {
  const facts = [formatPrice(price), usersCount == null ? null : countOf(usersCount, people)];
  return (
    <Flex gap="2" align="center" wrap="wrap" py="1.5" minW="0" overflowWrap="anywhere">
      <span>{name}</span>
      {isDefault && <Badge tone="primary">Основной</Badge>}
      <Text as="span" tone="muted" size="sm">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Flex>
  );
}

const people = ['ученик', 'ученика', 'учеников'] as const;

const Plain = chakra('ul', { base: { m: '0', p: '0', listStyleType: 'none' } });
