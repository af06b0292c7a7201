// Parses input by its schema and accepts numbers sent as text, and lists and numbers in the query of a DELETE.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { textsOf } from './strict-input.ts';
import { idOf } from '../values/ids.ts';

/** Accepts empty bodies: clients send a JSON content type also with requests without a body. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, String(body), done),
  );
}

/**
 * Parses a value. Throws what `failure` makes of the issues, together with the issues in `wrong`.
 */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  sent: unknown,
  failure: (error: z.ZodError) => Error,
  { ofAddress = false, wrong = [] }: { ofAddress?: boolean; wrong?: z.core.$ZodIssue[] } = {},
): Value {
  let whole = { sent };
  for (;;) {
    const read = schema.safeParse(whole.sent, { reportInput: true });
    if (read.success) {
      if (wrong.length === 0) return read.data;
      throw failure(new z.ZodError(wrong));
    }
    const mended = structuredClone(whole);
    // Terminates: each pass converts texts to lists or numbers, and there are finitely many.
    if (!mendAll(mended, ['sent'], read.error.issues, ofAddress)) {
      throw failure(new z.ZodError([...wrong, ...read.error.issues]));
    }
    whole = mended;
  }
}

/** Converts the values that caused these issues. Returns whether any was converted. */
function mendAll(
  whole: object,
  above: readonly PropertyKey[],
  issues: readonly z.core.$ZodIssue[],
  ofAddress: boolean,
): boolean {
  let isMended = false;
  for (const issue of issues) {
    const place = [...above, ...issue.path];
    if (issue.code === 'invalid_union') {
      isMended ||= issue.errors.some((kind) => mendAll(whole, place, kind, ofAddress));
    } else {
      isMended = mend(whole, place, issue, ofAddress) || isMended;
    }
  }
  return isMended;
}

function mend(
  whole: object,
  place: readonly PropertyKey[],
  issue: z.core.$ZodIssue,
  ofAddress: boolean,
): boolean {
  const { input: text } = issue;
  if (typeof text !== 'string') return false;
  const value = otherwise(text, issue, ofAddress);
  if (value === undefined) return false;
  const holder = place.slice(0, -1).reduce<unknown>(partOf, whole);
  const name = place.at(-1);
  // The issue may concern a value that the schema derived, which is not part of the input.
  if (name === undefined || partOf(holder, name) !== text) return false;
  return Reflect.set(Object(holder), name, value);
}

const partOf = (held: unknown, name: PropertyKey): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, name)
    ? Reflect.get(held, name)
    : undefined;

/** The number or list that a text represents, if one is expected. */
function otherwise(text: string, issue: z.core.$ZodIssue, ofAddress: boolean): unknown {
  if (issue.code === 'invalid_value') {
    const number = numberIn(text);
    return issue.values.includes(number) ? number : undefined;
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'number') return numberIn(text);
  return ofAddress && issue.expected === 'array' ? text.split(',') : undefined;
}

/** As in JSON, without an exponent. */
const numberIn = (text: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined;

/** Body fields that may repeat parts of the path, by field name. */
export type PathFields = Readonly<Record<string, string>>;

/** Adds these optional fields to a body schema. */
export function withPathFields(names: PathFields, body: z.ZodType = z.strictObject({})): z.ZodType {
  if (!(body instanceof z.ZodObject)) throw new Error('`addressNames` requires an object schema');
  const id = z.int32().optional().describe('Same as in the path.');
  return body.safeExtend(Object.fromEntries(Object.keys(names).map((name) => [name, id])));
}

/** Separates these fields from a body, and reports those that differ from the path. */
export function separatePathFields(
  names: PathFields,
  params: unknown,
  sent: unknown,
): { own: unknown; wrong: z.core.$ZodIssue[] } {
  if (!isFields(sent)) return { own: sent, wrong: [] };
  const own = { ...sent };
  const wrong: z.core.$ZodIssue[] = [];
  for (const [name, part] of Object.entries(names)) {
    if (!Object.hasOwn(own, name)) continue;
    const there = String(Object(params)[part]);
    if (idOf(String(own[name])) !== idOf(there)) {
      const message = `В адресе указано другое: ${there}. Уберите это поле или укажите то же`;
      wrong.push({ code: 'custom', path: [name], message, input: own[name] });
    }
    delete own[name];
  }
  return { own, wrong };
}

/** Query parameters for the body of a DELETE, because some clients cannot send one. */
export function bodyParameters(body: z.ZodType): z.ZodRawShape {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const values = z.union([z.string(), z.array(z.string())]).optional();
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, value]) => typeof value === 'object' && value.type !== 'object')
      .map(([name]) => [name, values.describe('Same as in the body, which takes precedence.')]),
  );
}

/** The body of a DELETE, completed from the query. */
export function mergeQueryIntoBody(names: z.ZodRawShape, query: unknown, body: unknown): unknown {
  const ofAddress = [...textsOf(Object(query))]
    .filter(([name]) => Object.hasOwn(names, name))
    .map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return isFields(body) ? { ...Object.fromEntries(ofAddress), ...body } : body;
}

const isFields = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);
