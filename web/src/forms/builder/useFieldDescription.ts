// Loads the description of a custom field with its variables when it is added to the form, because the palette loads
// names only.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DescribedField } from '../../ui/index.ts';
import { describeField } from '../custom-fields/describeField.ts';
import type { useFieldDescriptionQuery } from '../../__generated__/useFieldDescriptionQuery.graphql.ts';

/** By global id; rejects if it can't be read. */
export function useFieldDescription(): (id: string) => Promise<DescribedField> {
  const environment = useRelayEnvironment();
  return async (id) => {
    const answer = await fetchQuery<useFieldDescriptionQuery>(
      environment,
      graphql`
        query useFieldDescriptionQuery($id: ID!) {
          node(id: $id) {
            ...describeField_field @alias(as: "field")
          }
        }
      `,
      { id },
    ).toPromise();
    const field = answer?.node?.field;
    if (!field) throw new Error('custom field not found');
    return describeField(field);
  };
}
