// A dialog that relates packages of this and other courses: those included in a package, and those it requires.
import { startTransition, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { usePermanentDelete, useUnlink } from '../../kit/actions/useAction.ts';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import {
  Button,
  chakra,
  ComboBox,
  IconButton,
  Modal,
  ModalBody,
  Segmented,
  Stack,
  Text,
  useAlerts,
  type ChosenRecord,
} from '../../ui/index.ts';
import type {
  CoursePackageRelationType,
  RelationsModalQuery,
} from '../../__generated__/RelationsModalQuery.graphql.ts';
import type { RelationsModalCreateMutation } from '../../__generated__/RelationsModalCreateMutation.graphql.ts';
import type { RelationsModalDeleteMutation } from '../../__generated__/RelationsModalDeleteMutation.graphql.ts';
import type { RelationsModalPackagesQuery } from '../../__generated__/RelationsModalPackagesQuery.graphql.ts';

const types: Record<CoursePackageRelationType, string> = {
  INCLUDED: 'выдаётся вместе',
  REQUIRED: 'нужен заранее',
};

const relating = graphql`
  mutation RelationsModalCreateMutation($input: CreateCoursePackageRelationInput!) {
    createCoursePackageRelation(input: $input) {
      ...userErrors_payload
    }
  }
`;

const untying = graphql`
  mutation RelationsModalDeleteMutation($input: DeleteCoursePackageRelationInput!) {
    deleteCoursePackageRelation(input: $input) {
      ...userErrors_payload
    }
  }
`;

export function RelationsModal({
  companyId,
  packageId,
  name,
}: {
  companyId: string;
  packageId: string;
  name: string;
}) {
  const alerts = useAlerts();
  const [refetchCount, setRefetchCount] = useState(0);
  const { node } = useLazyQuery<RelationsModalQuery>(
    graphql`
      query RelationsModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on CoursePackage {
            relations {
              id
              type
              relatedPackage @catch(to: NULL) {
                id
                name
                course @catch(to: NULL) {
                  name
                }
              }
            }
          }
        }
      }
    `,
    { id: packageId },
    { fetchPolicy: 'store-and-network', fetchKey: refetchCount },
  );
  const again = () => setRefetchCount((times) => times + 1);
  const search = usePackageSearch(companyId, packageId);
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  const [type, setType] = useState<CoursePackageRelationType>('INCLUDED');
  const [create, isCreating] = useReportedMutation<RelationsModalCreateMutation>(relating);
  const untie = useUnlink<RelationsModalDeleteMutation, RelationsModalCreateMutation>(
    untying,
    relating,
    again,
  );
  const remove = usePermanentDelete<RelationsModalDeleteMutation>(untying, again);
  const add = async () => {
    if (!chosen) return;
    const input = { coursePackageId: packageId, relatedPackageId: chosen.id, type };
    if (!(await create({ input }))) return;
    alerts.success(`Связано: «${chosen.name}»`);
    setChosen(null);
    startTransition(again);
  };
  const unrelate = (id: string, was: CoursePackageRelationType, related: Related) => {
    const done = `Связь убрана: ${packageName(related)}`;
    const variables = { input: { id } };
    if (related) {
      const back = { coursePackageId: packageId, relatedPackageId: related.id, type: was };
      return untie({ variables, back: { input: back }, done });
    }
    // A package of a course that the viewer can't see can't be related again: confirm instead of undo.
    return remove({
      title: 'Убрать связь с пакетом другого курса?',
      description: 'Этот курс вам не виден, поэтому связать их снова вы не сможете.',
      confirmLabel: 'Убрать',
      variables,
      done,
    });
  };
  const relations = node?.relations ?? [];
  return (
    <Modal title={`Связанные пакеты: «${name}»`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          {relations.length === 0 && <Text tone="muted">Связанных пакетов нет.</Text>}
          <List aria-label="Связанные пакеты">
            {relations.map(({ id, type: each, relatedPackage }) => {
              const label = packageName(relatedPackage);
              return (
                <li key={id}>
                  <span>
                    {label} — {types[each]}
                  </span>
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={`Убрать: ${label}`}
                    onClick={() => void unrelate(id, each, relatedPackage)}
                  />
                </li>
              );
            })}
          </List>
          <ComboBox label="Другой пакет" search={search} value={chosen} onChange={setChosen} />
          <Segmented
            label="Как связан"
            options={[
              { value: 'INCLUDED', label: 'Выдаётся вместе' },
              { value: 'REQUIRED', label: 'Нужен заранее' },
            ]}
            value={type}
            onChange={setType}
          />
          <div>
            <Button disabled={!chosen || isCreating} onClick={() => void add()}>
              Связать
            </Button>
          </div>
        </Stack>
      </ModalBody>
    </Modal>
  );
}

type Related =
  | {
      readonly id: string;
      readonly name: string;
      readonly course?: { readonly name: string } | null | undefined;
    }
  | null
  | undefined;

const packageName = (sold: Related): string =>
  sold ? `${sold.name}${sold.course ? ` (${sold.course.name})` : ''}` : 'Другой курс';

const usePackageSearch = (companyId: string, packageId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query RelationsModalPackagesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            coursePackages(first: 20, after: $after, search: $search) {
              nodes {
                id
                name
                course @catch(to: NULL) {
                  name
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: RelationsModalPackagesQuery['response']) => node?.coursePackages,
    record: ({ id, name, course }) =>
      id === packageId ? null : { id, name, note: course?.name ?? '' },
  });

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      overflowWrap: 'anywhere',
    },
  },
});
