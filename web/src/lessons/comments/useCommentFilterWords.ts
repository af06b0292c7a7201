// The filter chips of the list of comments, each with the state without it, and the names they need.
import { graphql, useFragment } from 'react-relay';
import type { Condition } from '../../kit/list/ListFilter.tsx';
import type { CommentListState } from './commentList.ts';
import type { useCommentFilterWords_query$key } from '../../__generated__/useCommentFilterWords_query.graphql.ts';

const titles = { course: 'Курс', lesson: 'Урок', author: 'Автор' } as const;

export function useCommentFilterWords(
  query: useCommentFilterWords_query$key,
  state: CommentListState,
) {
  const { nodes } = useFragment<useCommentFilterWords_query$key>(
    graphql`
      fragment useCommentFilterWords_query on Query
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
  const conditions = (['course', 'lesson', 'author'] as const).flatMap(
    (field): Condition<CommentListState>[] => {
      if (state[field].length === 0) return [];
      const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
      return [{ words: `${titles[field]}: ${chosen}`, without: { [field]: [] } }];
    },
  );
  const discussion: Condition<CommentListState>[] =
    state.comment.length > 0 ? [{ words: 'Одно обсуждение', without: { comment: [] } }] : [];
  return { names, conditions: [...discussion, ...conditions] };
}
