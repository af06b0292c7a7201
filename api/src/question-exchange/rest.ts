// What a format has no words for. A question is written in the words that other systems understand and read back; where
// that says something else than was meant, the difference is written beside it, for this system alone. Each part of the
// difference remembers what it stands in place of, so that what somebody has changed in the file since then wins.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hasFewValues, jsonIn } from '../kit/http/invalid-text.ts';
import {
  hasRichValues,
  plainQuestion,
  plainSettings,
  type TestQuestion,
  type TestSettings,
  questionShape,
  settingsShape,
  most,
  normalQuestion,
  settingsOf,
  cleanText,
} from '../assessments/document/index.ts';

interface Part<T> {
  name: string;
  fields: readonly (keyof T)[];
  /** Of these fields, as they come out of a file. */
  schema: z.ZodType<object>;
}

interface Kind<T> {
  parts: readonly Part<T>[];
  /** What is meant where nothing is said. */
  plain: T;
  normal: (whole: T) => T;
}

/** These name each other by ids: one of them alone would be another question. */
const content = {
  type: questionShape.type,
  answers: questionShape.answers,
  correspondences: questionShape.correspondences,
  correspondence_links: questionShape.correspondence_links,
  select_input_items: questionShape.select_input_items,
  question_criteria_by_sort: questionShape.question_criteria_by_sort,
};

const contentSchema = z.strictObject(content).transform((read) => ({
  ...read,
  answers: read.answers.map((answer) => ({
    ...answer,
    value: hasRichValues(read.type) ? cleanText(answer.value, 'answer') : answer.value,
  })),
}));

/** A part of its own for each field. */
const single = <T>(shape: Record<string, z.ZodType>): Part<T>[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    fields: [name as keyof T],
    schema: z.strictObject({ [name]: schema }),
  }));

export const ofQuestions: Kind<TestQuestion> = {
  parts: [
    {
      name: 'content',
      fields: Object.keys(content) as (keyof typeof content)[],
      schema: contentSchema,
    },
    ...single<TestQuestion>(questionShape).filter(({ name }) => !Object.hasOwn(content, name)),
  ],
  plain: plainQuestion,
  normal: normalQuestion,
};

export const ofSettings: Kind<TestSettings> = {
  parts: single<TestSettings>(settingsShape),
  plain: plainSettings,
  normal: settingsOf,
};

export interface Rest {
  /** One line of JSON with nothing in it that XML or a table could not hold. */
  text: string;
  /** Names of the parts that differ. */
  parts: string[];
}

/** Null where the file says all that is meant. `said` is null where it could not be read at all. */
export function restOf<T extends object>(kind: Kind<T>, meant: T, said: T | null): Rest | null {
  const whole = kind.normal(meant);
  const differing = kind.parts.flatMap((part) => {
    const is = picked(part, whole);
    const told = said === null ? null : picked(part, said);
    return told !== null && JSON.stringify(is) === JSON.stringify(told)
      ? []
      : [[part.name, { of: markOf(told), is }] as const];
  });
  if (differing.length === 0) return null;
  return {
    text: harmless(JSON.stringify(Object.fromEntries(differing))),
    parts: differing.map(([name]) => name),
  };
}

export interface Completed<T> {
  whole: T;
  /** Names of parts that were left, since the file was changed after it had been written. */
  passedOver: string[];
}

/** What stands in a file for this system alone; null for what nobody here has written. */
export const restJson = (text: string): unknown =>
  hasFewValues(text, most.values) ? jsonIn(text) : null;

const written = z.record(z.string(), z.strictObject({ of: z.string(), is: z.unknown() }));

/** What was meant, by what the file says and the rest beside it; null where the two are not enough. */
export function completed<T extends object>(
  kind: Kind<T>,
  said: T | null,
  rest: string,
): Completed<T> | null {
  const read = written.safeParse(restJson(rest));
  if (!read.success) return said === null ? null : { whole: said, passedOver: ['all'] };
  const whole = { ...(said ?? kind.plain) };
  const passedOver: string[] = [];
  for (const part of kind.parts) {
    const told = Object.hasOwn(read.data, part.name) ? read.data[part.name] : undefined;
    if (told === undefined) continue;
    const value = part.schema.safeParse(told.is);
    const stands = told.of === markOf(said === null ? null : picked(part, said));
    if (stands && value.success) Object.assign(whole, value.data);
    else passedOver.push(part.name);
  }
  // Without a question there is nothing that the parts could belong to.
  if (said === null && passedOver.length > 0) return null;
  return { whole: kind.normal(whole), passedOver };
}

const picked = <T extends object>({ fields }: Part<T>, whole: T): object =>
  Object.fromEntries(fields.map((field) => [field, whole[field]]));

const markOf = (told: object | null): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 10);

/** Characters that XML has not, or that others than JSON take for the end of a line, are written by their numbers. */
const harmless = (json: string): string =>
  json.replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFDD0-\uFDEF\uFFFE\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
