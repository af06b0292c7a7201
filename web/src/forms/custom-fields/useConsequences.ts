// What a change of custom fields would come to, asked before it is made.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { countOf } from '../../ui/index.ts';
import type {
  CustomFieldType,
  useConsequencesQuery,
} from '../../__generated__/useConsequencesQuery.graphql.ts';

/** A form or an invite. */
export interface Use {
  readonly databaseId: number;
  readonly name: string;
}

/** What fields hold. */
export interface Held {
  readonly values: number;
  /** Whoever holds them. */
  readonly owners: number;
  readonly isOfUsers: boolean;
}

export interface Consequences extends Held {
  /** Of the values. */
  readonly lost: number;
  /** Those that would go, and what ties them to other fields. */
  readonly variables: number;
  readonly ties: number;
  /** Who asks for the field. */
  readonly forms: readonly Use[];
  readonly invites: readonly Use[];
  /** Forms with conditions that would mean nothing then. */
  readonly conditions: readonly Use[];
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
                variables
                ties
                forms {
                  databaseId
                  name
                }
                invites {
                  databaseId
                  name
                }
                conditions {
                  databaseId
                  name
                }
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
    if (!told) return null;
    return {
      isOfUsers: subtype === 'USER',
      values: told.values,
      owners: told.owners,
      lost: told.lost,
      variables: told.variables,
      ties: told.ties,
      forms: told.forms.map(asUse),
      invites: told.invites.map(asUse),
      conditions: told.conditions.map(asUse),
    };
  };
}

const asUse = ({ databaseId, name }: Use): Use => ({ databaseId, name });

/** «12 значений у 9 людей», «у 9 курсов» */
export function heldWords({ values, owners, isOfUsers }: Held): string {
  const held = countOf(values, ['значение', 'значения', 'значений']);
  if (isOfUsers) return `${held} у ${countOf(owners, ['человека', 'людей', 'людей'])}`;
  return `${held} у ${countOf(owners, ['курса', 'курсов', 'курсов'])}`;
}

/** What goes with a list, or with some of its variables; nothing where nothing does. */
export function goneWords({ variables, ties }: { variables: number; ties: number }): string {
  const gone = [
    variables > 0 && countOf(variables, ['вариант', 'варианта', 'вариантов']),
    ties > 0 && `${countOf(ties, ['связь', 'связи', 'связей'])} с другими полями`,
  ].filter((words) => words !== false);
  return gone.length > 0 ? `Будет удалено: ${gone.join(' и ')}.` : '';
}

/** Sentences; those that are empty are left out. */
export const sentences = (...all: readonly (string | false)[]): string =>
  all.filter(Boolean).join(' ');
