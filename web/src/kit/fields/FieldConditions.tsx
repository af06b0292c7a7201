// The conditions on custom fields in a list's filter; the fields are loaded when it opens.
import { Suspense } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLazyQuery } from '../relay/useLazyQuery.ts';
import { LoadingState } from '../../ui/index.ts';
import { useAllPages } from '../list/sorting/useAllPages.ts';
import type { FieldCondition } from '../list/filter/fieldConditions.ts';
import { ConditionInputs } from './ConditionInputs.tsx';
import type { FieldConditions_company$key } from '../../__generated__/FieldConditions_company.graphql.ts';
import type { FieldConditionsPaginationQuery } from '../../__generated__/FieldConditionsPaginationQuery.graphql.ts';
import type {
  CustomFieldSubtype,
  FieldConditionsQuery,
} from '../../__generated__/FieldConditionsQuery.graphql.ts';

interface ConditionsProps {
  companyId: string;
  /** The kind of records in the list. */
  subtype: CustomFieldSubtype;
  conditions: readonly FieldCondition[];
  onChange: (conditions: readonly FieldCondition[]) => void;
}

export function FieldConditions(props: ConditionsProps) {
  return (
    // The separate boundary lets the other conditions show while the fields load.
    <Suspense fallback={<LoadingState />}>
      <Conditions {...props} />
    </Suspense>
  );
}

function Conditions({ companyId, subtype, ...props }: ConditionsProps) {
  const { node } = useLazyQuery<FieldConditionsQuery>(
    graphql`
      query FieldConditionsQuery($companyId: ID!, $subtype: CustomFieldSubtype!)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...FieldConditions_company @arguments(subtype: $subtype) @alias(as: "company")
          }
        }
      }
    `,
    { companyId, subtype },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.company ? <OfFields {...props} company={node.company} /> : null;
}

function OfFields({
  company,
  ...props
}: Omit<ConditionsProps, 'companyId' | 'subtype'> & { company: FieldConditions_company$key }) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<FieldConditionsPaginationQuery, FieldConditions_company$key>(
      graphql`
        fragment FieldConditions_company on Company
        @argumentDefinitions(
          count: { type: "Int", defaultValue: 100 }
          cursor: { type: "String" }
          subtype: { type: "CustomFieldSubtype!" }
        )
        @refetchable(queryName: "FieldConditionsPaginationQuery")
        @throwOnFieldError {
          customFields(first: $count, after: $cursor, filter: { subtype: [$subtype] })
            @connection(key: "FieldConditions_customFields", filters: ["filter"]) {
            edges {
              node {
                id
                name
                type
                variables {
                  databaseId
                  value
                }
              }
            }
          }
        }
      `,
      company,
    ),
  );
  const fields = data.customFields.edges.map(({ node: { id, name, type, variables } }) => ({
    id,
    name,
    type,
    variables: variables.map(({ databaseId, value }) => ({ databaseId, value })),
  }));
  return <ConditionInputs {...props} fields={fields} isWhole={isWhole} />;
}
