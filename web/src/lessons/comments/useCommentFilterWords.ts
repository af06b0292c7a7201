// The filter chips of the list of comments, each with the state without it, and the names they need.
import { graphql, useFragment } from 'react-relay';
import { namedCondition } from '../../kit/list/filter/conditions.ts';
import type { CommentListState } from './commentList.ts';
import type { useCommentFilterWords_query$key } from '../../__generated__/useCommentFilterWords_query.graphql.ts';

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
  const conditions = [
    state.comment.length > 0 && { words: 'Одно обсуждение', without: { comment: [] } },
    namedCondition('Курс', 'course', state, names),
    namedCondition('Урок', 'lesson', state, names),
    namedCondition('Автор', 'author', state, names),
  ];
  return { names, conditions };
}
