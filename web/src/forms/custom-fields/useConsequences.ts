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
  readonly users: number;
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
              consequences(type: $type, variables: $variables) @catch(to: NULL) {
                values
                users
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
    const told = answer?.node?.consequences;
    return told ? { values: told.values, users: told.users, lost: told.lost } : null;
  };
}

/** «12 значений у 9 людей» */
export const heldWords = ({ values, users }: Consequences): string =>
  `${countOf(values, ['значение', 'значения', 'значений'])} у ${countOf(users, ['человека', 'людей', 'людей'])}`;
