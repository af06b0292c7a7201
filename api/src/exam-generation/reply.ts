// Parses a model's reply into questions. The reply is untrusted: unexpected, oversized or invalid questions are
// skipped, texts are sanitized, and each question is validated separately.
import { z } from 'zod';
import { examAnswerTypes } from './ege/exam-rules.ts';
import {
  answersOf,
  blanksWithAnswers,
  blanksWithItems,
  sortItems,
  pairsOf,
  questionOf,
  type TestQuestion,
  UnreadableQuestion,
  documentLimits,
  questionShape,
  htmlOfMoodleText,
  htmlToPlainText,
  readHtml,
} from '../assessments/document/index.ts';
import type { QuestionBatch } from './question-batches.ts';
import { contentOf, type QuestionContent } from './content.ts';

export interface ReadQuestion {
  content: QuestionContent;
  /** What was not understood or must still be done. */
  notes: string[];
}

export interface Reply {
  questions: ReadQuestion[];
  /** Why other questions were skipped. */
  skipped: string[];
}

/**
 * Throws `UnreadableQuestion` if there is no question at all; the message is for the model, which may be requested
 * again.
 */
export function readReply(text: string, { types, maxPoints }: QuestionBatch): Reply {
  const all = listIn(text);
  const questions: ReadQuestion[] = [];
  const left: string[] = [];
  const wanted = [...types];
  for (const one of all) {
    try {
      const read = readQuestion(one, maxPoints);
      const place = wanted.indexOf(read.content.type);
      if (place === -1) {
        left.push('лишний вопрос или вид, о котором не просили');
        continue;
      }
      wanted.splice(place, 1);
      questions.push(read);
    } catch (error) {
      if (!(error instanceof UnreadableQuestion)) throw error;
      left.push(error.message);
    }
  }
  if (questions.length === 0) throw new UnreadableQuestion(left[0] ?? 'в ответе нет вопросов');
  return { questions, skipped: left };
}

const listSchema = z.object({ questions: z.array(z.unknown()) });

/** Models often wrap JSON in a code fence and add text around it. */
function listIn(text: string): unknown[] {
  const begin = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (begin === -1 || end < begin) throw new UnreadableQuestion('в ответе нет объекта JSON');
  const read = listSchema.safeParse(jsonOf(text.slice(begin, end + 1)));
  if (!read.success) throw new UnreadableQuestion('нет списка "questions"');
  return read.data.questions;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableQuestion('JSON прерван или записан с ошибкой');
  }
}

const words = z
  .union([z.string(), z.number()])
  .transform((said) => String(said).replaceAll('\0', ''));
const orNothing = words.nullish().transform((said) => said ?? '');

const choice = z.union([
  words.transform((text) => ({ text, correct: true, comment: '', tolerance: '' })),
  z.object({
    text: words,
    correct: z.boolean().nullish().transform(Boolean),
    comment: orNothing,
    tolerance: orNothing,
  }),
]);

const list = <T extends z.ZodType>(of: T) => z.array(of).max(documentLimits.answers).default([]);

const saidQuestion = z.object({
  type: z.enum(examAnswerTypes),
  question: words,
  solution: orNothing,
  picture: orNothing,
  answers: list(choice),
  pairs: list(z.object({ left: words, right: words })),
  blanks: list(z.object({ name: orNothing, answers: list(words), options: list(choice) })),
  criteria: list(
    z.object({
      name: words,
      description: orNothing,
      points: z.int().min(0).max(documentLimits.points),
    }),
  ),
});

type SaidQuestion = z.infer<typeof saidQuestion>;

/** Sanitizes a text of the reply. */
type Rich = (text: string) => string;

function readQuestion(one: unknown, maxPoints: number): ReadQuestion {
  const read = saidQuestion.safeParse(one);
  if (!read.success) throw new UnreadableQuestion('вопрос записан не так, как просили');
  const said = read.data;
  const notes: string[] = [];
  const richOf = (of: 'question' | 'answer') => (text: string) =>
    readHtml(htmlOfMoodleText(text), { files: null, lacking: notes }, of);
  const fitting = wholeShape.safeParse(
    questionOf({
      type: said.type,
      question: richOf('question')(said.question),
      solution: richOf('question')(said.solution) || null,
      max_points: maxPoints,
      ...readers[said.type](said, richOf('answer')),
    }),
  );
  if (!fitting.success)
    throw new UnreadableQuestion('слишком длинный ответ или слишком много ответов');
  if (said.picture !== '') notes.push(`нужен рисунок: ${shortened(said.picture)}`);
  return { content: contentOf(fitting.data), notes: [...new Set(notes)] };
}

const wholeShape = z.strictObject(questionShape);

/** Characters of the description of a picture. */
const maxOfPicture = 1000;

const shortened = (text: string): string =>
  htmlToPlainText(text).slice(0, maxOfPicture).toWellFormed();

const choicesOf = ({ answers }: SaidQuestion, rich: Rich): Partial<TestQuestion> => ({
  answers: answersOf(
    answers.map(({ text, correct, comment }) => ({
      value: rich(text),
      correct,
      comment: rich(comment) || null,
    })),
  ),
});

const readBlanks = ({ blanks }: SaidQuestion): Partial<TestQuestion> => ({
  answers: blanksWithAnswers(
    blanks.map(({ name, answers }) => ({
      value: htmlToPlainText(name),
      answers: answers.map(htmlToPlainText),
    })),
  ),
});

const byTeacher = (): Partial<TestQuestion> => ({});

const tolerancePattern = /^\d{1,12}(?:\.\d{1,12})?$/;

const readers: Record<
  SaidQuestion['type'],
  (said: SaidQuestion, rich: Rich) => Partial<TestQuestion>
> = {
  radio: choicesOf,
  checkbox: choicesOf,
  sort: ({ answers }, rich) => ({
    answers: sortItems(answers.map(({ text }) => ({ value: rich(text) }))),
  }),
  input: ({ answers }) => ({
    answers: answersOf(
      answers.map(({ text }) => ({ value: htmlToPlainText(text), correct: true })),
    ),
  }),
  numeric_input: ({ answers }) => ({
    answers: answersOf(
      answers.map(({ text, tolerance }) => ({
        value: htmlToPlainText(text),
        correct: true,
        tolerance: tolerancePattern.test(tolerance) ? tolerance : null,
      })),
    ),
  }),
  correspondence: ({ pairs }, rich) =>
    pairsOf(pairs.map(({ left, right }) => ({ main: rich(left), dependent: rich(right) }))),
  select_input: ({ blanks }) =>
    blanksWithItems(
      blanks.map(({ options }) =>
        options.map(({ text, correct }) => ({ value: htmlToPlainText(text), correct })),
      ),
    ),
  text_input: readBlanks,
  multi_input: readBlanks,
  textarea: byTeacher,
  audio_input: byTeacher,
  assessment_by_criterion: ({ criteria }) => ({
    question_criteria_by_sort: criteria.map(({ name, description, points }, index) => ({
      id: index + 1,
      name: htmlToPlainText(name),
      description: htmlToPlainText(description) || null,
      max_points: points,
      sort: index + 1,
    })),
  }),
};
