// URL state of the comments of all lessons and its query variables.
import { choice, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { LessonCommentFilter } from '../../__generated__/commentListRouteQuery.graphql.ts';

export const commentList = listAddress({
  sorting: { created: 'CREATED_AT' },
  views: { tab: choice(['all', 'hidden', 'deleted']) },
  conditions: {
    // Global ids.
    course: values(),
    lesson: values(),
    author: values(),
    // The id of a comment whose discussion is shown; notifications link here.
    comment: values(),
  },
});

export type CommentListState = StateOf<typeof commentList>;
export type CommentTab = CommentListState['tab'];

export const tabNames: Record<CommentTab, string> = {
  all: 'Все',
  hidden: 'Скрытые',
  deleted: 'Удалённые',
};

const tabStatuses: Record<CommentTab, NonNullable<LessonCommentFilter['status']>> = {
  all: ['VISIBLE', 'HIDDEN'],
  hidden: ['HIDDEN'],
  deleted: ['DELETED'],
};

export function filterOf({
  tab,
  course,
  lesson,
  author,
  comment,
}: CommentListState): LessonCommentFilter {
  const ids = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : null);
  return {
    status: tabStatuses[tab],
    course: ids(course),
    lesson: ids(lesson),
    author: ids(author),
    discussionOf: comment.length > 0 ? comment.map(Number).filter(Number.isInteger) : null,
  };
}

/** Ids whose names the filter chips show. */
export const namedIds = ({ course, lesson, author }: CommentListState): string[] => [
  ...course,
  ...lesson,
  ...author,
];
