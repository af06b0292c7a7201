// The discussions below a lesson, newest first, with their replies and a form that starts a new one.
import { useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { CommentForm } from '../../kit/comments/CommentForm.tsx';
import { CommentList } from '../../kit/comments/CommentParts.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Button, Card, chakra, formatNumber, Stack, Text } from '../../ui/index.ts';
import { Discussion } from './Discussion.tsx';
import type { CommentContext } from './commentContext.ts';
import type { LessonCommentsNewMutation } from '../../__generated__/LessonCommentsNewMutation.graphql.ts';
import type { LessonCommentsPaginationQuery } from '../../__generated__/LessonCommentsPaginationQuery.graphql.ts';
import type { LessonComments_course$key } from '../../__generated__/LessonComments_course.graphql.ts';
import type { LessonComments_lesson$key } from '../../__generated__/LessonComments_lesson.graphql.ts';

/** Discussions loaded at a time. */
const pageSize = 20;

export function LessonComments({
  course: courseKey,
  lesson: lessonKey,
}: {
  course: LessonComments_course$key;
  lesson: LessonComments_lesson$key;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LessonCommentsPaginationQuery,
    LessonComments_course$key
  >(
    graphql`
      fragment LessonComments_course on LearnerCourse
      @argumentDefinitions(
        lesson: { type: "Int!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "LessonCommentsPaginationQuery") {
        id
        lesson(databaseId: $lesson) {
          id
          comments(first: $count, after: $cursor) @connection(key: "LessonComments_comments") {
            __id
            edges {
              node {
                id
                ...Discussion_comment
              }
            }
          }
        }
      }
    `,
    courseKey,
  );
  const { text } = useFragment<LessonComments_lesson$key>(
    graphql`
      fragment LessonComments_lesson on LearnerLesson {
        text {
          takesComments
          commentsCount
          likes {
            type
          }
        }
      }
    `,
    lessonKey,
  );
  const [added, setAdded] = useState(0);
  const [begin] = useMutation<LessonCommentsNewMutation>(graphql`
    mutation LessonCommentsNewMutation($input: CommentLessonInput!, $connections: [ID!]!) {
      commentLesson(input: $input) {
        comment @prependNode(connections: $connections, edgeTypeName: "LearnerCommentEdge") {
          ...Discussion_comment
        }
        ...userErrors_payload
      }
    }
  `);
  const { id: courseId, lesson } = data;
  const comments = lesson?.comments;
  if (!text?.takesComments || !comments) return null;
  const { __id: connection, edges } = comments;
  const talk: CommentContext = {
    place: { courseId, lessonId: lesson.id },
    likeType: text.likes?.type ?? null,
    changeCount: (difference) => setAdded((before) => before + difference),
  };
  const count = text.commentsCount + added;
  return (
    <chakra.div mt="6">
      <Card title={count > 0 ? `Комментарии: ${formatNumber(count)}` : 'Комментарии'}>
        <Stack gap="5">
          <CommentForm
            draft={lesson.id}
            label="Новый комментарий"
            button="Отправить"
            begins
            send={async (said) => {
              const { userErrors } = await begin({
                variables: {
                  input: { ...talk.place, text: said },
                  connections: [connection],
                },
              });
              if (userErrors.length === 0) talk.changeCount(1);
              return userErrors;
            }}
          />
          {edges.length === 0 ? (
            <Text tone="muted">Пока никто ничего не написал.</Text>
          ) : (
            <CommentList aria-label="Комментарии">
              {edges.map(({ node }) => (
                <Discussion key={node.id} comment={node} talk={talk} />
              ))}
            </CommentList>
          )}
          {hasNext && (
            <chakra.div>
              <Button loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
                Показать ещё
              </Button>
            </chakra.div>
          )}
        </Stack>
      </Card>
    </chakra.div>
  );
}
