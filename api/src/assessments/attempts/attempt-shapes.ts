// Schemas of an attempt as its taker reads it, and of the answers that the taker sends.
import { z } from 'zod';
import { criterionTypes, gradingScales, questionTypes } from '@kafedra/common/assessments';
import { answerStates, attemptStates } from './attempt-tables.ts';

const links = z.array(
  z
    .object({ main_id: z.int(), dependent_id: z.int() })
    .meta({ id: 'AnswerLink', description: 'A pair: a main item, and one that depends on it.' }),
);

const given = {
  text: z.string().describe('Of what is typed or written.'),
  answers_id: z.array(z.int()).describe('What is ticked; of `sort` all items in their order.'),
  texts: z.array(
    z
      .object({ answer_id: z.int(), text: z.string() })
      .meta({ id: 'AnswerText', description: 'What stands in a blank.' }),
  ),
  items: z.array(
    z
      .object({ answer_id: z.int(), item_id: z.int() })
      .meta({ id: 'AnswerItem', description: 'What a blank is filled with.' }),
  ),
  links,
};

/** The id of a part of a question. */
const partId = z
  .int()
  .describe('What answers name it by. To whoever takes the test it is of this attempt alone.');

const shownFile = z
  .object({
    id: z.int(),
    name: z.string(),
    mime_type: z.string(),
    size: z.number().describe('Bytes.'),
    url: z.string().describe('The address of the bytes, relative to the public origin.'),
  })
  .meta({ id: 'AttemptFile', description: 'A file of a question, or of an answer.' });

export type ShownFile = z.infer<typeof shownFile>;

const storedAnswer = z.object({ ...given, files_id: z.array(z.int()) }).partial();

const toldAnswer = {
  text: given.text.nullable(),
  answers_id: given.answers_id.nullable(),
  texts: given.texts.nullable(),
  items: given.items.nullable(),
  links: given.links.nullable(),
  files: z.array(shownFile),
};

export type StoredAnswer = z.infer<typeof storedAnswer>;

/** Above the number of parts that any question has. */
const mostGiven = 1000;

const few = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(mostGiven, `Не больше ${mostGiven}`).nullish();

const id = z.int32();

export const sentAnswer = z.strictObject({
  text: z.string().nullish().describe('Of what is typed or written.'),
  answers_id: few(id).describe('What is ticked; of `sort` all items in their order.'),
  texts: few(z.strictObject({ answer_id: id, text: z.string() })).describe(
    'What stands in blanks.',
  ),
  items: few(z.strictObject({ answer_id: id, item_id: id })).describe(
    'What blanks are filled with, of `select_input`.',
  ),
  links: few(z.strictObject({ main_id: id, dependent_id: id })).describe('Of `correspondence`.'),
  files_id: few(id).describe('Files that the learner has uploaded for it.'),
  revision: z
    .int32('Назовите номер ответа')
    .min(1, 'Не меньше 1')
    .describe('Above that of the answer before: one that comes late changes nothing.'),
});

const scoredPart = z
  .object({
    answer_id: z.int().nullable().describe('A choice, an item or a blank; null of a pair.'),
    main_id: z.int().nullable(),
    dependent_id: z
      .int()
      .nullable()
      .describe('Of a pair; null of a main item that is rightly left without.'),
    outcome: z.enum(['right', 'wrong', 'missed']),
  })
  .meta({ id: 'ScoredPart', description: 'What of an answer is right: a part of it, or a pair.' });

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
        .meta({ id: 'RightAnswer', description: 'An answer with whether it is right.' }),
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
        .meta({ id: 'RightItem', description: 'What a blank may be filled with.' }),
    ),
    solution: z.string().nullable().describe('How it is solved: rich text.'),
  })
  .meta({ id: 'RightAnswers', description: 'What is right in a question.' });

export const attemptQuestionShape = z
  .object({
    id: z.int(),
    question_id: z.int(),
    place: z.int().describe('From 1.'),
    part: z.int(),
    type: z.enum(questionTypes),
    question: z.string().describe('Rich text; empty of one that is to be opened first.'),
    max_points: z.int(),
    partial: z.boolean(),
    penalty_percentage: z.int().nullable(),
    case_sensitive: z.boolean(),
    correspondence_multi: z.boolean(),
    criterion_type: z.enum(criterionTypes),
    answers: z.array(
      z
        .object({ id: partId, value: z.string(), sort: z.int() })
        .meta({ id: 'ShownAnswer', description: 'A choice, an item or a blank, as it is shown.' }),
    ),
    correspondences: z.array(
      z
        .object({ id: partId, is_main: z.boolean(), value: z.string(), sort: z.int() })
        .meta({ id: 'ShownCorrespondence', description: 'An item that is matched.' }),
    ),
    select_input_items: z.array(
      z
        .object({ id: partId, answer_id: z.int(), value: z.string(), sort: z.int() })
        .meta({ id: 'ShownItem', description: 'What a blank may be filled with.' }),
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
        .meta({ id: 'ShownCriterion', description: 'What a teacher gives points for.' }),
    ),
    files: z.array(shownFile),
    required: z.boolean().describe('The attempt is not finished by hand without an answer to it.'),
    timer: z.int().nullable().describe('Seconds for the answer from when it is opened on.'),
    is_opened: z.boolean(),
    deadline_at: z.iso.datetime().nullable().describe('Of one with a time of its own.'),
    is_over: z.boolean().describe('No answer to it is taken any more.'),
    tries_left: z.int().nullable().describe('Null: it may be answered as often as one likes.'),
    revision: z.int().describe('Of the answer; 0: there is none.'),
    answered_at: z.iso.datetime().nullable(),
    answer: z
      .object(toldAnswer)
      .meta({
        id: 'AttemptAnswer',
        description: 'What was answered: what the kind of question has.',
      })
      .nullable(),
    score: z
      .object({
        state: z.enum(answerStates),
        points: z.number(),
        parts: z.array(scoredPart),
        marks: z
          .array(
            z
              .object({ criterion_id: z.int(), points: z.number() })
              .meta({ id: 'CriterionMark', description: 'What a teacher gives for a criterion.' }),
          )
          .nullable(),
        comment: z.string().nullable().describe('What a teacher says of it: plain text.'),
        checked_at: z.iso.datetime().nullable().describe('When a teacher judged it.'),
        checker: z.string().nullable().describe('Who judged it; null for whoever took the test.'),
      })
      .meta({ id: 'AnswerScore', description: 'What an answer is worth.' })
      .nullable()
      .describe('Null where it is not told.'),
    right: right.nullable().describe('Null where it is not told.'),
  })
  .meta({ id: 'AttemptQuestion', description: 'A question of an attempt, to whoever takes it.' });

export const shownAttemptShape = z
  .object({
    id: z.int(),
    test: z
      .object({ id: z.int(), title: z.string(), grading_scale: z.literal([...gradingScales]) })
      .meta({ id: 'AttemptedTest', description: 'Of which test an attempt is.' }),
    number: z.int().describe('Which of the learner’s it is, from 1.'),
    state: z.enum(attemptStates),
    began_at: z.iso.datetime(),
    deadline_at: z.iso.datetime().nullable().describe('From when on nothing is taken any more.'),
    finished_at: z.iso.datetime().nullable(),
    is_timed_out: z.boolean().describe('The clock has ended it.'),
    annulled_at: z.iso.datetime().nullable().describe('Since when it counts nowhere.'),
    annulment_reason: z.string().nullable().describe('Plain text.'),
    server_time: z.iso.datetime().describe('When this was told: clocks of devices differ.'),
    shown_result: z.enum(['nothing', 'points', 'correctness', 'answers']),
    points: z.number().nullable().describe('Of what is judged yet; null where it is not told.'),
    max_points: z.number().nullable(),
    grade: z.string().nullable().describe('In words, once nothing waits.'),
    is_passed: z.boolean().nullable(),
    parts: z.array(
      z
        .object({ part: z.int(), title: z.string() })
        .meta({ id: 'AttemptPart', description: 'What a part of a test is called.' }),
    ),
    questions: z.array(attemptQuestionShape),
  })
  .meta({ id: 'LearnerAttempt', description: 'An attempt, as whoever takes it sees it.' });

export type ShownAttempt = z.infer<typeof shownAttemptShape>;

export type ShownAttemptQuestion = z.infer<typeof attemptQuestionShape>;
