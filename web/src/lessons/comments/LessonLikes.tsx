// The likes of a lesson, below its text.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Flex, useAlerts } from '../../ui/index.ts';
import { LikeButtons } from './LikeButtons.tsx';
import { withLike } from './likes.ts';
import type { LessonLikesMutation } from '../../__generated__/LessonLikesMutation.graphql.ts';
import type { LessonLikes_lesson$key } from '../../__generated__/LessonLikes_lesson.graphql.ts';
import type { LikeValue } from '../../__generated__/CommentItem_comment.graphql.ts';

export function LessonLikes({
  lesson: key,
  courseId,
}: {
  lesson: LessonLikes_lesson$key;
  courseId: string;
}) {
  const { id, name, text } = useFragment<LessonLikes_lesson$key>(
    graphql`
      fragment LessonLikes_lesson on LearnerLesson {
        id
        name
        text {
          likes {
            type
            likesCount
            dislikesCount
            mine
          }
        }
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [like] = useMutation<LessonLikesMutation>(graphql`
    mutation LessonLikesMutation($input: LikeLessonInput!) @raw_response_type {
      likeLesson(input: $input) {
        lesson {
          id
          text {
            likes {
              type
              likesCount
              dislikesCount
              mine
            }
          }
        }
        ...userErrors_payload
      }
    }
  `);
  if (!text?.likes) return null;
  const { type, likesCount, dislikesCount, mine } = text.likes;
  const likes = { likesCount, dislikesCount, mine };
  const onLike = async (value: LikeValue | null) => {
    const liked = { type, ...withLike(likes, value) };
    const { userErrors } = await like({
      variables: { input: { courseId, lessonId: id, value } },
      optimisticResponse: {
        likeLesson: { lesson: { id, text: { likes: liked } }, userErrors: [] },
      },
    });
    for (const { message } of userErrors) alerts.error(message);
  };
  return (
    <Flex mt="4">
      <LikeButtons type={type} likes={likes} of={name} onLike={(value) => void onLike(value)} />
    </Flex>
  );
}
