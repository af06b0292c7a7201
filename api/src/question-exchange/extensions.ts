// Extensions: data that a format cannot express, written beside its content for this system only. Each part includes a
// hash of the content that it replaces, so that later edits in the file take precedence.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hasAtMostValues, parseJson } from '../kit/http/invalid-text.ts';
import {
  hasRichValues,
  defaultQuestion,
  defaultSettings,
  type TestQuestion,
  type TestSettings,
  questionShape,
  settingsShape,
  documentLimits,
  normalQuestion,
  settingsOf,
  cleanText,
} from '../assessments/document/index.ts';

interface Part<T> {
  name: string;
  fields: readonly (keyof T)[];
  /** Validates these fields when read from a file. */
  schema: z.ZodType<object>;
}

interface Kind<T> {
  parts: readonly Part<T>[];
  /** The defaults. */
  plain: T;
  normal: (whole: T) => T;
}

/** These fields refer to each other by id, so they form one part. */
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

/** A separate part for each field. */
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
  plain: defaultQuestion,
  normal: normalQuestion,
};

export const ofSettings: Kind<TestSettings> = {
  parts: single<TestSettings>(settingsShape),
  plain: defaultSettings,
  normal: settingsOf,
};

export interface Extension {
  /** One line of JSON without characters that XML or a cell could not hold. */
  text: string;
  /** Names of the parts that differ. */
  parts: string[];
}

/**
 * The difference between `meant` and `said`, which is what the format expresses, or null if it cannot be read at all.
 * Returns null if there is no difference.
 */
export function extensionFor<T extends object>(
  kind: Kind<T>,
  meant: T,
  said: T | null,
): Extension | null {
  const whole = kind.normal(meant);
  const differing = kind.parts.flatMap((part) => {
    const is = picked(part, whole);
    const expressed = said === null ? null : picked(part, said);
    return expressed !== null && JSON.stringify(is) === JSON.stringify(expressed)
      ? []
      : [[part.name, { of: markOf(expressed), is }] as const];
  });
  if (differing.length === 0) return null;
  return {
    text: harmless(JSON.stringify(Object.fromEntries(differing))),
    parts: differing.map(([name]) => name),
  };
}

export interface ExtendedContent<T> {
  whole: T;
  /** Names of parts that were ignored, because the file was edited after the export. */
  ignored: string[];
}

/** Parses an extension; null if this system did not write it. */
export const parseExtension = (text: string): unknown =>
  hasAtMostValues(text, documentLimits.values) ? parseJson(text) : null;

const written = z.record(z.string(), z.strictObject({ of: z.string(), is: z.unknown() }));

/** Applies an extension to the content of a file; null if the two do not make up a whole. */
export function applyExtension<T extends object>(
  kind: Kind<T>,
  said: T | null,
  rest: string,
): ExtendedContent<T> | null {
  const read = written.safeParse(parseExtension(rest));
  if (!read.success) return said === null ? null : { whole: said, ignored: ['all'] };
  const whole = { ...(said ?? kind.plain) };
  const passedOver: string[] = [];
  for (const part of kind.parts) {
    const entry = Object.hasOwn(read.data, part.name) ? read.data[part.name] : undefined;
    if (entry === undefined) continue;
    const value = part.schema.safeParse(entry.is);
    const stands = entry.of === markOf(said === null ? null : picked(part, said));
    if (stands && value.success) Object.assign(whole, value.data);
    else passedOver.push(part.name);
  }
  // Without a question the parts cannot be applied.
  if (said === null && passedOver.length > 0) return null;
  return { whole: kind.normal(whole), ignored: passedOver };
}

const picked = <T extends object>({ fields }: Part<T>, whole: T): object =>
  Object.fromEntries(fields.map((field) => [field, whole[field]]));

const markOf = (fields: object | null): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 10);

/** Escapes characters that XML does not allow or that are line separators outside JSON. */
const harmless = (json: string): string =>
  json.replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFDD0-\uFDEF\uFFFE\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
