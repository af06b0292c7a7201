// The filter chips of the homework queue, each with the state without it, and the names they need.
import { graphql, useFragment } from 'react-relay';
import type { Condition } from '../../kit/list/ListFilter.tsx';
import type { WorkListState } from './workList.ts';
import type { useWorkFilterWords_query$key } from '../../__generated__/useWorkFilterWords_query.graphql.ts';

const titles = { course: 'Курс', lesson: 'Урок', user: 'Ученик', group: 'Группа' } as const;

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
  const conditions = (['course', 'lesson', 'user', 'group'] as const).flatMap(
    (field): Condition<WorkListState>[] => {
      if (state[field].length === 0) return [];
      const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
      return [{ words: `${titles[field]}: ${chosen}`, without: { [field]: [] } }];
    },
  );
  return { names, conditions };
}
