// Permanently deletes the selected custom fields; the confirmation lists what is deleted with them.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { BulkSelection } from '../../kit/relay/bulk.ts';
import { bulkMessage } from '../../kit/relay/outcome.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { countOf } from '../../ui/index.ts';
import {
  deletedWithWords,
  storedValuesWords,
  joinSentences,
} from './consequences/useConsequences.ts';
import type {
  CustomFieldMatch,
  useFieldsRemovalMutation,
} from '../../__generated__/useFieldsRemovalMutation.graphql.ts';
import type { useFieldsRemovalQuery } from '../../__generated__/useFieldsRemovalQuery.graphql.ts';

/** The list that the deleted fields belong to. */
interface List {
  companyId: string;
  connectionId: string;
  isOfUsers: boolean;
  onDone: () => void;
}

export function useFieldsRemoval({
  companyId,
  connectionId,
  isOfUsers,
  onDone,
}: List): (chosen: BulkSelection<CustomFieldMatch>, count: number) => Promise<boolean> {
  const environment = useRelayEnvironment();
  const remove = usePermanentDelete<useFieldsRemovalMutation>(
    graphql`
      mutation useFieldsRemovalMutation($input: DeleteCustomFieldsInput!, $connections: [ID!]!) {
        deleteCustomFields(input: $input) {
          deletedCustomFieldIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  return async (customFields, count) => {
    const answer = await fetchQuery<useFieldsRemovalQuery>(
      environment,
      graphql`
        query useFieldsRemovalQuery(
          $company: ID!
          $ids: [ID!]
          $search: String
          $filter: CustomFieldFilter
        ) {
          node(id: $company) {
            ... on Company {
              customFieldsConsequences(ids: $ids, search: $search, filter: $filter)
                @catch(to: NULL) {
                fields
                values
                owners
                variables
              }
            }
          }
        }
      `,
      { company: companyId, ids: customFields.ids, ...customFields.matching },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => null);
    const consequences = answer?.node?.customFieldsConsequences;
    return remove({
      title: `Удалить ${countOf(count, nouns)}?`,
      description: consequences
        ? joinSentences(
            consequences.values === 0
              ? 'В них ничего не записано.'
              : `Будет потеряно ${storedValuesWords({ values: consequences.values, owners: consequences.owners, isOfUsers })}.`,
            deletedWithWords({ variables: consequences.variables, ties: 0 }),
            consequences.fields < count &&
              `Останется ${countOf(count - consequences.fields, nouns)}: их спрашивают формы или приглашения.`,
            'Восстановить не получится.',
          )
        : unknownLoss,
      variables: { input: { companyId, customFields }, connections: [connectionId] },
      done: bulkMessage('Удалено', nouns),
    });
  };
}

const nouns = ['поле', 'поля', 'полей'] as const;

const unknownLoss =
  'Всё, что в них записано, будет потеряно. Поля, которые спрашивают формы и приглашения, останутся. Восстановить не получится.';
