// Queries the consequences of a change to custom fields before it is made.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { countOf } from '../../../ui/index.ts';
import type {
  CustomFieldType,
  useConsequencesQuery,
} from '../../../__generated__/useConsequencesQuery.graphql.ts';

/** A form or an invite. */
export interface FieldUse {
  readonly databaseId: number;
  readonly name: string;
}

/** Stored values of fields. */
export interface StoredValues {
  readonly values: number;
  /** Number of records with values. */
  readonly owners: number;
  readonly isOfUsers: boolean;
}

export interface Consequences extends StoredValues {
  /** Number of values that would be deleted. */
  readonly lost: number;
  /** Variables that would be deleted, and their dependencies on other fields. */
  readonly variables: number;
  readonly ties: number;
  /** Forms and invites with the field. */
  readonly forms: readonly FieldUse[];
  readonly invites: readonly FieldUse[];
  /** Forms with conditions that would become invalid. */
  readonly conditions: readonly FieldUse[];
}

interface Change {
  /** Global id of the field. */
  id: string;
  /** The new type. */
  type?: CustomFieldType;
  /** Global ids of the variables to delete. */
  variables?: readonly string[];
}

/** Resolves to null if the server does not report consequences. */
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
    const { consequences: reported, subtype } = answer?.node ?? {};
    if (!reported) return null;
    return {
      isOfUsers: subtype === 'USER',
      values: reported.values,
      owners: reported.owners,
      lost: reported.lost,
      variables: reported.variables,
      ties: reported.ties,
      forms: reported.forms.map(asUse),
      invites: reported.invites.map(asUse),
      conditions: reported.conditions.map(asUse),
    };
  };
}

const asUse = ({ databaseId, name }: FieldUse): FieldUse => ({ databaseId, name });

/** «12 значений у 9 людей», «у 9 курсов» */
export function storedValuesWords({ values, owners, isOfUsers }: StoredValues): string {
  const held = countOf(values, ['значение', 'значения', 'значений']);
  if (isOfUsers) return `${held} у ${countOf(owners, ['человека', 'людей', 'людей'])}`;
  return `${held} у ${countOf(owners, ['курса', 'курсов', 'курсов'])}`;
}

/** What is deleted along with a list or some of its variables; empty for nothing. */
export function deletedWithWords({ variables, ties }: { variables: number; ties: number }): string {
  const gone = [
    variables > 0 && countOf(variables, ['вариант', 'варианта', 'вариантов']),
    ties > 0 && `${countOf(ties, ['связь', 'связи', 'связей'])} с другими полями`,
  ].filter((words) => words !== false);
  return gone.length > 0 ? `Будет удалено: ${gone.join(' и ')}.` : '';
}

/** Joins sentences; empty ones are omitted. */
export const joinSentences = (...all: readonly (string | false)[]): string =>
  all.filter(Boolean).join(' ');
