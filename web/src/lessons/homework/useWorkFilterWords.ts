// The filter chips of the homework queue, each with the state without it, and the names they need.
import { graphql, useFragment } from 'react-relay';
import { namedCondition } from '../../kit/list/filter/conditions.ts';
import type { WorkListState } from './workList.ts';
import type { useWorkFilterWords_query$key } from '../../__generated__/useWorkFilterWords_query.graphql.ts';

export function useWorkFilterWords(query: useWorkFilterWords_query$key, state: WorkListState) {
  const { nodes } = useFragment<useWorkFilterWords_query$key>(
    graphql`
      fragment useWorkFilterWords_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Course {
            id
            name
          }
          ... on Lesson {
            id
            name
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
  const names = new Map((nodes ?? []).map((node) => [node?.id, node?.name ?? node?.fullName]));
  const conditions = [
    namedCondition('Курс', 'course', state, names),
    namedCondition('Урок', 'lesson', state, names),
    namedCondition('Ученик', 'user', state, names),
    namedCondition('Группа', 'group', state, names),
  ];
  return { names, conditions };
}
