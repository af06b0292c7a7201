// Whether a lesson takes comments and likes, and their counts. Each switch of the course overrides those of its lessons
// when it is off.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { storedCount } from '../../kit/lists/stored-counts.ts';
import { likeTypes } from '../tables.ts';
import { likeValues, type LikeValue } from './comment-tables.ts';

export const discussionFields = {
  takes_comments: z.boolean().describe('Whether learners may comment on the lesson.'),
  comments_count: z.int().describe('Number of visible comments and replies.'),
  likes: z
    .object({
      type: z.enum(likeTypes).describe('The allowed kinds: likes and dislikes, or likes only.'),
      likes_count: z.int(),
      dislikes_count: z.int(),
      mine: z.enum(likeValues).nullable(),
    })
    .meta({ id: 'LessonLikes', description: 'Likes and dislikes of a lesson.' })
    .nullable()
    .describe('Null if likes are disabled.'),
};

const talkSchema = z.object(discussionFields);

export type DiscussionState = z.infer<typeof talkSchema>;

export const noDiscussion: DiscussionState = {
  takes_comments: false,
  comments_count: 0,
  likes: null,
};

interface FoundTalk {
  takes_comments: boolean;
  type: NonNullable<DiscussionState['likes']>['type'] | null;
  comments_count: number;
  likes_count: number;
  dislikes_count: number;
  mine: LikeValue | null;
}

/** Reads the settings and counts, with the caller's own like. */
export async function readDiscussionState(
  transaction: Transaction,
  companyId: number,
  lessonId: number,
  personId: number,
): Promise<DiscussionState> {
  const company = sql`${companyId}::integer`;
  const likes = (value: LikeValue) =>
    storedCount(
      company,
      'lesson_likes',
      ['lesson_id', 'value'],
      [[sql`lesson.id`, sql`${value}::text`]],
    );
  const { takes_comments, comments_count, type, ...counted } = await rowOf<FoundTalk>(
    transaction,
    sql`select lesson.use_comments and course.use_comments as takes_comments,
        case when lesson.show_likes and course.show_likes then lesson.like_type end as type,
        ${storedCount(company, 'lesson_comments', ['lesson_id', 'status'], [[sql`lesson.id`, sql`'visible'::text`]])} as comments_count,
        ${likes('like')} as likes_count, ${likes('dislike')} as dislikes_count, liked.value as mine
      from lessons lesson
      join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
      left join lesson_likes liked on liked.company_id = lesson.company_id and liked.lesson_id = lesson.id and liked.user_id = ${personId}
      where lesson.company_id = ${companyId} and lesson.id = ${lessonId}`,
  );
  return {
    takes_comments,
    comments_count: takes_comments ? comments_count : 0,
    likes: type && { type, ...counted },
  };
}
