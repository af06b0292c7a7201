// Validation schemas of olympiads.
import { z } from 'zod';
import { misplacedPrizes, tieRules } from '@kafedra/common/assessments';
import { name, optionalText } from '../kit/values/texts.ts';

/** Tests of an olympiad: a table with more columns would be unreadable. */
const maxTests = 50;
const maxPrizes = 50;

const place = z.int32('Введите место').min(1, 'Не меньше 1').max(1_000_000, 'Не больше 1 000 000');

const prize = z.strictObject({
  name,
  from_place: place,
  to_place: place.describe(
    'The last place that gets it; the same as `from_place` for a single place.',
  ),
  diploma_text: optionalText(1000)
    .transform((text) => text ?? null)
    .describe('Text on the diploma in addition to the name of the prize.'),
});

const misplaced = {
  reversed: ['to_place', 'Не раньше первого места'],
  overlapping: ['from_place', 'За это место уже есть награда'],
} as const;

const prizes = z
  .array(prize)
  .max(maxPrizes, `Не больше ${maxPrizes} наград`)
  .superRefine((given, context) => {
    for (const { index, is } of misplacedPrizes(given)) {
      const [field, message] = misplaced[is];
      context.addIssue({
        code: 'custom',
        message,
        path: [index, field],
        params: { code: 'invalid' },
      });
    }
  });

export const newFolder = z.strictObject({
  name,
  description: optionalText(5000),
  user_prize: prizes.optional(),
  tie_rule: z.enum(tieRules).optional(),
  school_class_field_id: z
    .int32()
    .nullish()
    .describe('A custom field of users with text, numbers or a choice. Requires `users_show`.'),
  test_ids: z
    .array(z.int32())
    .max(maxTests, `Не больше ${maxTests} тестов`)
    .refine((ids) => new Set(ids).size === ids.length, 'Тесты повторяются')
    .optional()
    .describe('Ids of its tests, in order.'),
});

export type SentFolder = Partial<z.infer<typeof newFolder>>;
