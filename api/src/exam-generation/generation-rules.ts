// Validation schemas of generation requests, and the form in which they are stored.
import { z } from 'zod';
import { questionTypes } from '@kafedra/common/assessments';
import { optionalText } from '../kit/values/texts.ts';
import { examAnswerTypes } from './ege/exam-rules.ts';
import { points, whole } from '../assessments/index.ts';

/** Questions per request: a person reviews each. */
export const maxGenerated = 50;

/** Characters of a source text: about fifteen pages. */
const longestSource = 50_000;

export const difficulties = ['easy', 'medium', 'hard'] as const;

const test_id = z.int32();
const count = whole(1, maxGenerated);
const max_points = points.default(1).describe('Points of each question.');

export const textRequest = z
  .strictObject({
    test_id,
    topic: optionalText(1000).describe('Topic of the questions.'),
    source: optionalText(longestSource).describe('A text to ask questions about.'),
    types: z
      .array(z.enum(examAnswerTypes))
      .min(1, 'Выберите хотя бы один вид вопросов')
      .max(examAnswerTypes.length)
      .refine((all) => new Set(all).size === all.length, {
        message: 'Один и тот же вид дважды',
        params: { code: 'repeated' },
      })
      .describe('Types of questions, in equal shares.'),
    count,
    difficulty: z.enum(difficulties).default('medium'),
    max_points,
  })
  .superRefine(({ topic, source }, context) => {
    if (topic || source) return;
    const message = 'Напишите тему или вставьте текст';
    context.addIssue({ code: 'custom', path: ['topic'], message, params: { code: 'required' } });
  });

export const examRequest = z.strictObject({
  test_id,
  ai_ege_question_numbers: z
    .array(z.strictObject({ id: z.int32(), count }))
    .min(1, 'Выберите хотя бы одно задание')
    .max(maxGenerated, `Не больше ${maxGenerated} заданий`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      message: 'Одно и то же задание дважды',
      params: { code: 'repeated' },
    })
    .refine((all) => all.reduce((sum, each) => sum + each.count, 0) <= maxGenerated, {
      message: `Не больше ${maxGenerated} вопросов за раз`,
      params: { code: 'too_many' },
    })
    .describe(
      'Question numbers of the exam data, with the number of questions to generate for each.',
    ),
  max_points,
});

const type = z.enum(questionTypes);

/** A snapshot of the request: later changes of the exam data do not affect it. */
export const storedRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    topic: z.string().nullable(),
    source: z.string().nullable(),
    types: z.array(type),
    count: z.int(),
    difficulty: z.enum(difficulties),
    max_points: z.int(),
  }),
  z.object({
    kind: z.literal('exam'),
    subject: z.string(),
    numbers: z.array(
      z.object({
        name: z.string(),
        answer_type: type,
        prompt: z.string().nullable(),
        use_image: z.boolean(),
        examples: z.array(
          z.object({ text: z.string(), answer: z.string(), solution: z.string().nullable() }),
        ),
        count: z.int(),
      }),
    ),
    max_points: z.int(),
  }),
]);

export type GenerationRequest = z.infer<typeof storedRequest>;
export type TextRequest = Extract<GenerationRequest, { kind: 'text' }>;
export type ExamNumber = Extract<GenerationRequest, { kind: 'exam' }>['numbers'][number];

export const problemSchema = z
  .object({
    title: z.string().describe('The questions concerned.'),
    why: z.string().describe('In Russian.'),
  })
  .meta({ id: 'GenerationProblem', description: 'Questions that were not generated, and why.' });

export type GenerationProblem = z.infer<typeof problemSchema>;
