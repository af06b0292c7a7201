// What a change of a custom field would come to, asked before it is made.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { countOf } from '../../ui/index.ts';
import type {
  CustomFieldType,
  useConsequencesQuery,
} from '../../__generated__/useConsequencesQuery.graphql.ts';

export interface Consequences {
  /** Values that are concerned. */
  readonly values: number;
  /** Whoever holds them. */
  readonly owners: number;
  readonly isOfUsers: boolean;
  /** Of the values. */
  readonly lost: number;
}

interface Change {
  /** Of the field. */
  id: string;
  /** The type that it would have. */
  type?: CustomFieldType;
  /** The variables that would go. */
  variables?: readonly string[];
}

/** Answers null where the server does not tell. */
export function useConsequences(): (change: Change) => Promise<Consequences | null> {
  const environment = useRelayEnvironment();
  return async ({ id, type = null, variables = null }) => {
    const answer = await fetchQuery<useConsequencesQuery>(
      environment,
      graphql`
        query useConsequencesQuery($id: ID!, $type: CustomFieldType, $variables: [ID!]) {
          node(id: $id) {
            ... on CustomField {
              subtype
              consequences(type: $type, variables: $variables) @catch(to: NULL) {
                values
                owners
                lost
              }
            }
          }
        }
      `,
      { id, type, variables },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => null);
    const { consequences: told, subtype } = answer?.node ?? {};
    return told
      ? { isOfUsers: subtype === 'USER', values: told.values, owners: told.owners, lost: told.lost }
      : null;
  };
}

/** «12 значений у 9 людей», «у 9 курсов» */
export function heldWords({ values, owners, isOfUsers }: Consequences): string {
  const held = countOf(values, ['значение', 'значения', 'значений']);
  if (isOfUsers) return `${held} у ${countOf(owners, ['человека', 'людей', 'людей'])}`;
  return `${held} у ${countOf(owners, ['курса', 'курсов', 'курсов'])}`;
}
