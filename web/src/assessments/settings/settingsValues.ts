// Converts a test's settings between the GraphQL fragment, the form's values and the mutation input.
import { graphql, readInlineData } from 'react-relay';
import { numberOf, numberText, type ChosenRecord } from '../../ui/index.ts';
import type { Scale } from './scales.ts';
import { secondsOf, timeOf, type TimeValues } from './timer.ts';
import { partsOf, type PartValues } from './parts.ts';
import type {
  settingsValues_test$key,
  ShownTestResult,
} from '../../__generated__/settingsValues_test.graphql.ts';

export interface TestValues {
  title: string;
  categoryId: ChosenRecord | null;
  subjectId: ChosenRecord | null;
  /** Rich text. */
  description: string;
  gradingScale: Scale;
  successfulPoints: string;
  timer: TimeValues;
  infinityAttempts: boolean;
  maxAttempts: string;
  shuffleQuestions: boolean;
  shuffleAnswers: boolean;
  parts: readonly PartValues[];
  shownResult: ShownTestResult;
  isFree: boolean;
}

export function valuesOf(key: settingsValues_test$key | null): TestValues {
  const test = readInlineData<settingsValues_test$key>(
    graphql`
      fragment settingsValues_test on Test @inline @throwOnFieldError {
        title: name
        category {
          id
          name
        }
        subject @catch(to: NULL) {
          id
          name
        }
        description
        gradingScale
        successfulPoints
        timer
        infinityAttempts
        maxAttempts
        shuffleQuestions
        shuffleAnswers
        parts {
          part
          title
          drawsCount
        }
        questions {
          part
        }
        shownResult
        isFree
      }
    `,
    key,
  );
  return {
    title: test?.title ?? '',
    categoryId: test?.category ? { id: test.category.id, name: test.category.name } : null,
    subjectId: test?.subject ? { id: test.subject.id, name: test.subject.name } : null,
    description: test?.description ?? '',
    gradingScale: String(test?.gradingScale ?? 5) as Scale,
    successfulPoints: numberText(test?.successfulPoints),
    timer: timeOf(test?.timer ?? null),
    infinityAttempts: test?.infinityAttempts ?? false,
    maxAttempts: numberText(test?.maxAttempts ?? 1),
    shuffleQuestions: test?.shuffleQuestions ?? false,
    shuffleAnswers: test?.shuffleAnswers ?? false,
    parts: partsOf(test?.parts ?? [], test?.questions ?? []),
    shownResult: test?.shownResult ?? 'CORRECTNESS',
    isFree: test?.isFree ?? false,
  };
}

export const inputOf = ({
  title,
  categoryId,
  subjectId,
  gradingScale,
  successfulPoints,
  timer,
  maxAttempts,
  parts,
  ...values
}: TestValues) => ({
  ...values,
  title: title.trim(),
  categoryId: categoryId?.id ?? null,
  subjectId: subjectId?.id ?? null,
  gradingScale: Number(gradingScale),
  successfulPoints: numberOf(successfulPoints),
  timer: secondsOf(timer),
  maxAttempts: numberOf(maxAttempts) ?? 1,
  parts: parts.map(({ part, title: name, drawsCount }) => ({
    part,
    title: name.trim() || null,
    drawsCount: numberOf(drawsCount),
  })),
});
