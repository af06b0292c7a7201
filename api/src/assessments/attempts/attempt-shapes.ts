// Schemas of an attempt as its taker reads it, and of the answers that the taker sends.
import { z } from 'zod';
import { criterionTypes, gradingScales, questionTypes } from '@kafedra/common/assessments';
import { answerStates, attemptStates } from './attempt-tables.ts';

const links = z.array(
  z
    .object({ main_id: z.int(), dependent_id: z.int() })
    .meta({ id: 'AnswerLink', description: 'A pair of a main and a dependent item.' }),
);

const given = {
  text: z.string().describe('For answers that are typed or written.'),
  answers_id: z
    .array(z.int())
    .describe('Ids of the chosen answers; for `sort`, all items in order.'),
  texts: z.array(
    z
      .object({ answer_id: z.int(), text: z.string() })
      .meta({ id: 'AnswerText', description: 'The text in a blank.' }),
  ),
  items: z.array(
    z
      .object({ answer_id: z.int(), item_id: z.int() })
      .meta({ id: 'AnswerItem', description: 'The option chosen for a blank.' }),
  ),
  links,
};

/** The id of a part of a question. */
const partId = z
  .int()
  .describe('Id used in answers. For takers, it is valid in this attempt only.');

const shownFile = z
  .object({
    id: z.int(),
    name: z.string(),
    mime_type: z.string(),
    size: z.number().describe('Bytes.'),
    url: z.string().describe('URL of the file, relative to the public origin.'),
  })
  .meta({ id: 'AttemptFile', description: 'A file of a question or an answer.' });

export type ShownFile = z.infer<typeof shownFile>;

const storedAnswer = z.object({ ...given, files_id: z.array(z.int()) }).partial();

const shownAnswer = {
  text: given.text.nullable(),
  answers_id: given.answers_id.nullable(),
  texts: given.texts.nullable(),
  items: given.items.nullable(),
  links: given.links.nullable(),
  files: z.array(shownFile),
};

export type StoredAnswer = z.infer<typeof storedAnswer>;

/** Above the number of parts that any question has. */
const maxGiven = 1000;

const few = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(maxGiven, `Не больше ${maxGiven}`).nullish();

const id = z.int32();

export const sentAnswer = z.strictObject({
  text: z.string().nullish().describe('For answers that are typed or written.'),
  answers_id: few(id).describe('Ids of the chosen answers; for `sort`, all items in order.'),
  texts: few(z.strictObject({ answer_id: id, text: z.string() })).describe('Texts of the blanks.'),
  items: few(z.strictObject({ answer_id: id, item_id: id })).describe(
    'Options chosen for the blanks, for `select_input`.',
  ),
  links: few(z.strictObject({ main_id: id, dependent_id: id })).describe(
    'Pairs, for `correspondence`.',
  ),
  files_id: few(id).describe('Ids of files that the learner uploaded for the answer.'),
  revision: z
    .int32('Назовите номер ответа')
    .min(1, 'Не меньше 1')
    .describe(
      'Higher than that of the previous answer; an answer that arrives late changes nothing.',
    ),
});

const scoredPart = z
  .object({
    answer_id: z.int().nullable().describe('A choice, an item or a blank; null for a pair.'),
    main_id: z.int().nullable(),
    dependent_id: z
      .int()
      .nullable()
      .describe('For a pair; null for a main item that is rightly left unpaired.'),
    outcome: z.enum(['right', 'wrong', 'missed']),
  })
  .meta({ id: 'ScoredPart', description: 'The outcome of a part of an answer, or of a pair.' });

const right = z
  .object({
    answers: z.array(
      z
        .object({
          id: z.int(),
          value: z.string(),
          comment: z.string().nullable(),
          correct: z.boolean(),
          correct_position: z.int().nullable(),
          sort: z.int(),
          parent_answer_id: z.int().nullable(),
          tolerance: z.string().nullable(),
        })
        .meta({ id: 'RightAnswer', description: 'An answer, and whether it is right.' }),
    ),
    correspondence_links: links,
    select_input_items: z.array(
      z
        .object({
          id: z.int(),
          answer_id: z.int(),
          value: z.string(),
          correct: z.boolean(),
          sort: z.int(),
        })
        .meta({ id: 'RightItem', description: 'An option of a blank.' }),
    ),
    solution: z.string().nullable().describe('The solution as rich text.'),
  })
  .meta({ id: 'RightAnswers', description: 'The right answers of a question.' });

export const attemptQuestionShape = z
  .object({
    id: z.int(),
    question_id: z.int(),
    place: z.int().describe('From 1.'),
    part: z.int(),
    type: z.enum(questionTypes),
    question: z.string().describe('Rich text; empty if the question must be opened first.'),
    max_points: z.int(),
    partial: z.boolean(),
    penalty_percentage: z.int().nullable(),
    case_sensitive: z.boolean(),
    correspondence_multi: z.boolean(),
    criterion_type: z.enum(criterionTypes),
    answers: z.array(
      z.object({ id: partId, value: z.string(), sort: z.int() }).meta({
        id: 'ShownAnswer',
        description: 'A choice, an item or a blank as the question shows it.',
      }),
    ),
    correspondences: z.array(
      z
        .object({ id: partId, is_main: z.boolean(), value: z.string(), sort: z.int() })
        .meta({ id: 'ShownCorrespondence', description: 'An item to match.' }),
    ),
    select_input_items: z.array(
      z
        .object({ id: partId, answer_id: z.int(), value: z.string(), sort: z.int() })
        .meta({ id: 'ShownItem', description: 'An option of a blank.' }),
    ),
    question_criteria_by_sort: z.array(
      z
        .object({
          id: z.int(),
          name: z.string(),
          description: z.string().nullable(),
          max_points: z.int(),
          sort: z.int(),
        })
        .meta({
          id: 'ShownCriterion',
          description: 'A criterion that a teacher gives points for.',
        }),
    ),
    files: z.array(shownFile),
    required: z
      .boolean()
      .describe('Whether the taker must answer it before finishing the attempt.'),
    timer: z.int().nullable().describe('Seconds for the answer, from the opening of the question.'),
    is_opened: z.boolean(),
    deadline_at: z.iso.datetime().nullable().describe('For questions with their own time limit.'),
    is_over: z.boolean().describe('Whether answers are no longer accepted.'),
    tries_left: z.int().nullable().describe('Null for no limit.'),
    revision: z.int().describe('Revision of the answer; 0 if there is none.'),
    answered_at: z.iso.datetime().nullable(),
    answer: z
      .object(shownAnswer)
      .meta({
        id: 'AttemptAnswer',
        description: 'The given answer, with the fields that the type of question has.',
      })
      .nullable(),
    score: z
      .object({
        state: z.enum(answerStates),
        points: z.number(),
        parts: z.array(scoredPart),
        marks: z
          .array(
            z.object({ criterion_id: z.int(), points: z.number() }).meta({
              id: 'CriterionMark',
              description: 'The points that a teacher gives for a criterion.',
            }),
          )
          .nullable(),
        comment: z.string().nullable().describe('The teacher’s comment as plain text.'),
        checked_at: z.iso.datetime().nullable().describe('When a teacher checked it.'),
        checker: z
          .string()
          .nullable()
          .describe('Name of the teacher who checked it; null for takers.'),
      })
      .meta({ id: 'AnswerScore', description: 'The score of an answer.' })
      .nullable()
      .describe('Null if not disclosed.'),
    right: right.nullable().describe('Null if not disclosed.'),
  })
  .meta({ id: 'AttemptQuestion', description: 'A question of an attempt as its taker sees it.' });

export const shownAttemptShape = z
  .object({
    id: z.int(),
    test: z
      .object({ id: z.int(), title: z.string(), grading_scale: z.literal([...gradingScales]) })
      .meta({ id: 'AttemptedTest', description: 'The test of an attempt.' }),
    number: z.int().describe('Number among the learner’s attempts, from 1.'),
    state: z.enum(attemptStates),
    began_at: z.iso.datetime(),
    deadline_at: z.iso
      .datetime()
      .nullable()
      .describe('When the attempt ends and answers are no longer accepted.'),
    finished_at: z.iso.datetime().nullable(),
    is_timed_out: z.boolean().describe('Whether it ended at the deadline.'),
    annulled_at: z.iso.datetime().nullable().describe('Since when it does not count.'),
    annulment_reason: z.string().nullable().describe('Plain text.'),
    server_time: z.iso.datetime().describe('Time of the response; clocks of devices differ.'),
    shown_result: z.enum(['nothing', 'points', 'correctness', 'answers']),
    points: z
      .number()
      .nullable()
      .describe('Points of the answers scored so far; null if not disclosed.'),
    max_points: z.number().nullable(),
    grade: z.string().nullable().describe('The mark in words, once no answer waits to be checked.'),
    is_passed: z.boolean().nullable(),
    parts: z.array(
      z
        .object({ part: z.int(), title: z.string() })
        .meta({ id: 'AttemptPart', description: 'The title of a part of a test.' }),
    ),
    questions: z.array(attemptQuestionShape),
  })
  .meta({ id: 'LearnerAttempt', description: 'An attempt as its taker sees it.' });

export type ShownAttempt = z.infer<typeof shownAttemptShape>;

export type ShownAttemptQuestion = z.infer<typeof attemptQuestionShape>;
