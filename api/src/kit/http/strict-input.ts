// Rejects unknown fields and parameters: a misspelt field must not be lost, and a misspelt filter must not show
// everything.
import { z } from 'zod';
import { invalid } from './errors.ts';
import { quoted } from '../values/russian-errors.ts';

/** The schema of a body without fields. */
export const emptyBody = z.strictObject({});

/**
 * Throws if an object of the body schema does not say how unknown fields are treated: use `strictObject` or
 * `looseObject`.
 */
export function requireStrictSchema(route: string, body: z.ZodType): void {
  const place = openPlaceIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  if (place === null) return;
  throw new Error(`${route} would ignore unknown fields of its body${place}: use strictObject`);
}

/** Throws 422 for a parameter that the route does not declare. */
export function refuseUnknownParameters(sent: unknown, known: z.ZodRawShape): void {
  for (const name of Object.keys(Object(sent)).map(plainName)) {
    if (Object.hasOwn(known, name)) continue;
    throw invalid(name, `Неизвестный параметр ${quoted(name)}`, 'unknown_parameter');
  }
}

/** The name of an array parameter without brackets: `with` for `with[]` and `with[0]`. */
export const plainName = (name: string): string => name.replace(/\[\d*\]$/, '');

/** Collects repeated parameters, `name[]` and `name[0]` under the plain name. */
export function textsOf(query: Readonly<Record<string, unknown>>): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [key, value] of Object.entries(query)) {
    const name = plainName(key);
    const values = (Array.isArray(value) ? value : [value]).map(String);
    texts.set(name, [...(texts.get(name) ?? []), ...values]);
  }
  return texts;
}

/** The path to the first object in a JSON schema that does not declare `additionalProperties`. */
function openPlaceIn(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  if ('properties' in schema && !('additionalProperties' in schema)) return '';
  for (const [name, inner] of Object.entries(schema)) {
    const place = openPlaceIn(inner);
    if (place !== null) return `${wayWords.has(name) ? '' : `.${name}`}${place}`;
  }
  return null;
}

const wayWords = new Set(['properties', 'items', 'anyOf', 'oneOf', 'allOf']);
