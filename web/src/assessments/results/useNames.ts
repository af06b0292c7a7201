// Names of the records in the filters of attempts: tests, learners and groups.
import { graphql, useFragment } from 'react-relay';
import type { useNames_query$key } from '../../__generated__/useNames_query.graphql.ts';

export type Names = ReadonlyMap<string, string>;

export function useNames(query: useNames_query$key): Names {
  const { nodes } = useFragment<useNames_query$key>(
    graphql`
      fragment useNames_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Test {
            id
            title: name
          }
          ... on Group {
            id
            name
          }
          ... on User {
            id
            fullName
          }
        }
      }
    `,
    query,
  );
  return new Map(
    (nodes ?? []).flatMap((node) => {
      const name = node?.title ?? node?.name ?? node?.fullName;
      return node?.id && name ? [[node.id, name] as const] : [];
    }),
  );
}
