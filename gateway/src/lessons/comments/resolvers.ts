// Comments on lessons: writing and liking them as a learner, moderating them as staff.
import type {
  AnswerLessonCommentInput,
  CommentLessonInput,
  EditCommentInput,
  LikeCommentInput,
  LikeLessonInput,
  ReplyToCommentInput,
  Resolvers,
  WithdrawCommentInput,
} from '../../__generated__/resolvers.ts';
import type {
  LearnerCommentRow,
  LearnerLessonRow,
  LessonCommentRow,
} from '../../__generated__/rows.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { changesMany, deletesMany, restoresMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection, type Collection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { selectedRecord, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, under, type RestPath } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { learnerAction, lessonAt } from '../learning/resolvers.ts';

const comments = companyCollection('LessonComment', 'lesson_comments');

const chosenComments = selectionOf(comments, 'комментарии');

/** The comments of a lesson as learners see them. */
const ofLesson = {
  at: (lesson: LearnerLessonRow): Collection<LearnerCommentRow> => ({
    path: lessonAt(lesson, '/comments'),
    complete: (row) => Object.assign(row, { company_id: lesson.company_id }),
  }),
};

const nowhere = lessonAt({ company_id: 0, course_id: 0, id: 0 }, '/comments');

/** A learner's action below a lesson that returns a comment. */
const says = <I extends CommentLessonInput | WithdrawCommentInput>(
  method: 'POST' | 'PUT' | 'DELETE',
  addressOf: (comments: RestPath, id: number) => RestPath,
  body: (input: I) => object,
) =>
  mutation<I, { comment: LearnerCommentRow | null }>(
    { call: `${method} ${addressOf(nowhere, 0).route}`, failed: { comment: null } },
    async (input, context) => {
      const { companyId, id: course_id } = requireInCompany(input.courseId, 'LearnerCourse');
      const { lessonId } = input;
      const id = inputId(companyId, 'LearnerLesson', lessonId, 'lessonId', 'Урок не найден');
      const beneath = lessonAt({ company_id: companyId, course_id, id }, '/comments');
      const commentId =
        'commentId' in input
          ? inputId(companyId, 'LearnerComment', input.commentId, 'commentId', missing)
          : 0;
      const at = addressOf(beneath, commentId);
      const { data } = await context.rest.write<LearnerCommentRow>(method, at, body(input));
      return { comment: { ...data, company_id: companyId } };
    },
  );

/** A learner's action on a comment. */
const saysOf = <I extends WithdrawCommentInput>(
  method: 'POST' | 'PUT' | 'DELETE',
  action: '' | `/${string}`,
  body: (input: I) => object = () => ({}),
) => says<I>(method, (beneath, id) => below(beneath, { id }, action), body);

const missing = 'Комментарий не найден';

/** A reply is a separate comment. */
const answerLessonComment = mutation<
  AnswerLessonCommentInput,
  { lessonComment: LessonCommentRow | null }
>(
  { call: `POST ${comments.route}/{id}/reply`, failed: { lessonComment: null } },
  async ({ id, text }, context, info) => {
    const { collection, id: answered } = comments.recordOf({ id });
    const at = below(collection.path, { id: answered }, '/reply');
    const { data } = await context.rest.write<LessonCommentRow>('POST', at, { text });
    return {
      lessonComment: await selectedRecord(context, info, 'lessonComment', collection, data),
    };
  },
);

const resolvers: Resolvers = {
  Company: {
    lessonComments: connection(comments, { sort: 'created_at', desc: true }),
    lessonComment: recordById(comments),
  },
  Lesson: {
    comments: connection(comments, { by: 'lesson_id', sort: 'created_at', desc: true }),
  },
  LearnerLesson: { comments: connection(ofLesson, { sort: 'created_at', desc: true }) },
  LearnerComment: {
    id: ({ id, company_id }) => toGlobalId({ type: 'LearnerComment', companyId: company_id, id }),
  },
  Mutation: {
    answerLessonComment,
    updateLessonComment: updates(comments),
    deleteLessonComment: deletes(comments),
    deleteLessonComments: deletesMany(chosenComments),
    restoreLessonComments: restoresMany(chosenComments),
    hideLessonComments: changesMany(chosenComments, 'hide'),
    showLessonComments: changesMany(chosenComments, 'show'),
    commentLesson: says<CommentLessonInput>(
      'POST',
      (beneath) => beneath,
      ({ text }) => ({ text }),
    ),
    replyToComment: saysOf<ReplyToCommentInput>('POST', '/reply', ({ text }) => ({ text })),
    editComment: saysOf<EditCommentInput>('PUT', '', ({ text, version = null }) => ({
      text,
      version,
    })),
    withdrawComment: saysOf('DELETE', ''),
    returnComment: saysOf('POST', '/restore'),
    likeComment: saysOf<LikeCommentInput>('POST', '/like', ({ value = null }) => ({ value })),
    likeLesson: learnerAction<LikeLessonInput>(
      (lesson) => under(lesson, '/like'),
      ({ value = null }) => ({ value }),
    ),
  },
};

export default {
  resolvers,
  conditions: {
    LessonCommentFilter: {
      author: idsCondition('User', 'author_id'),
      parent: idsCondition('LessonComment', 'parent_id'),
    },
  },
  shapes: {
    LessonComment: {
      course: relation('course'),
      lesson: relation('lesson'),
      author: relation('author'),
      answered: relation('answered'),
      hiddenBy: relation('hidden_by'),
    },
    LearnerComment: { author: relation('author'), replies: relation('replies') },
    LearnerLessonText: { likes: columns('likes') },
  },
  nodes: nodeReaders(comments),
} satisfies Domain;
