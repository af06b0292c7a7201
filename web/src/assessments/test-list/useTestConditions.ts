// The filter chips of the list of tests, each with the state without it, and the names they need.
import { graphql, useFragment } from 'react-relay';
import { namedCondition } from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import type { TestListState } from './testList.ts';
import type { useTestConditions_query$key } from '../../__generated__/useTestConditions_query.graphql.ts';

export function useTestConditions(
  query: useTestConditions_query$key,
  state: TestListState,
): {
  names: ReadonlyMap<string, string>;
  conditions: readonly (Condition<TestListState> | false)[];
} {
  const { nodes } = useFragment<useTestConditions_query$key>(
    graphql`
      fragment useTestConditions_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on TestCategory {
            id
            name
          }
          ... on Subject {
            id
            # An alias, because the name is nullable in TestCategory but not in Subject.
            subjectName: name
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
  const names = new Map(
    (nodes ?? []).flatMap((node) => {
      const name = node?.name ?? node?.subjectName ?? node?.fullName;
      return node?.id && name ? [[node.id, name] as const] : [];
    }),
  );
  return {
    names,
    conditions: [
      namedCondition('Категория', 'category', state, names),
      namedCondition('Предмет', 'subject', state, names),
      namedCondition('Проверяет', 'teacher', state, names),
      state.open !== '' && {
        words: state.open === 'yes' ? 'Открыты без входа' : 'Только со входом',
        without: { open: '' },
      },
    ],
  };
}
