// Checks responses against the published contract, api/openapi.json: their status is documented, and the body has
// exactly the documented shape. Records which operations have succeeded.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node:querystring';
import { z } from 'zod';
import { failureSchema } from '../src/kit/http/errors.ts';
import { textsOf } from '../src/kit/http/strict-input.ts';
import { readOpenapi } from './openapi.ts';

export interface SentRequest {
  method: string;
  url: string;
}

export interface ReceivedResponse {
  status: number;
  /** Parsed JSON; null if there is no body. */
  body: unknown;
}

interface Operation {
  /** For example `GET /api/companies/{companyId}/courses`. */
  name: string;
  parameters: number;
  /** By status; null if no body is documented. */
  shapes: Map<number, z.ZodType | null>;
}

/** A node of the tree of path segments. */
interface Part {
  words: Map<string, Part>;
  parameter: Part | undefined;
  /** By method. */
  operations: Map<string, Operation>;
}

type Json = ReturnType<typeof JSON.parse>;

/** The status of an overloaded server, for any route, with the documented error response. */
const overloaded = 503;

let read: Part | undefined;

/** Names of operations that have succeeded, one per line: `npm test` fails if one is missing. */
export const succeededFile = join(import.meta.dirname, '../../tests/.artifacts/succeeded.txt');

/** In this process. */
const succeeded = new Set<string>();

/** Throws if a response breaks the contract. Undocumented routes are not checked. */
export function expectContract(
  { method, url }: SentRequest,
  { status, body }: ReceivedResponse,
): void {
  read ??= readContract();
  const operation = operationAt(read, method, url);
  if (operation === undefined) return;
  const { name, shapes } = operation;
  // A documented status without a body has the shape null.
  const shape = shapes.has(status) || status !== overloaded ? shapes.get(status) : failureSchema;
  if (shape === undefined) {
    const excerpt = JSON.stringify(body).slice(0, 300);
    throw new Error(`${name} returned the undocumented status ${status}: ${excerpt}`);
  }
  const issues = shape?.safeParse(body).error?.issues ?? [];
  const wrong = issues.filter((issue) => !isChosen(issue, url, body));
  if (wrong.length > 0) {
    const places = z.prettifyError({ issues: wrong });
    throw new Error(`${name} returned ${status} with an undocumented shape:\n${places}`);
  }
  if (status < 300) noteSuccess(name);
}

function noteSuccess(name: string): void {
  if (succeeded.has(name)) return;
  if (succeeded.size === 0) mkdirSync(dirname(succeededFile), { recursive: true });
  succeeded.add(name);
  appendFileSync(succeededFile, `${name}\n`);
}

/**
 * Whether the request's parameters explain the difference: `only` omits fields, `withCount` and `withSums` add some.
 */
function isChosen(issue: z.core.$ZodIssue, url: string, body: unknown): boolean {
  const texts = textsOf(parse(new URL(url, 'http://any').search.slice(1)));
  const items = (name: string) => texts.get(name)?.flatMap((text) => text.split(';')) ?? [];
  if (issue.code === 'unrecognized_keys') {
    const added = new Set([
      ...items('withCount').map((relation) => `${relation}_count`),
      ...items('withSums').map((sum) => sum.replace(':', '_sum_')),
    ]);
    return issue.keys.every((key) => added.has(key));
  }
  const choosesColumns = texts.has('only') || items('with').some((item) => /:/.test(item));
  return choosesColumns && isMissing(issue, body);
}

/** Whether the only difference is a missing value. */
function isMissing(issue: z.core.$ZodIssue, value: unknown): boolean {
  const there = issue.path.reduce((at, key) => Reflect.get(Object(at), key), value);
  if (there === undefined) return true;
  return (
    issue.code === 'invalid_union' &&
    issue.errors.some((issues) => issues.every((each) => isMissing(each, there)))
  );
}

/** The operation that a request refers to; undefined if it is not documented. */
export function operationOf({ method, url }: SentRequest): string | undefined {
  read ??= readContract();
  return operationAt(read, method, url)?.name;
}

/** Of several matching operations, the one with the fewest parameters. */
function operationAt(root: Part, method: string, url: string): Operation | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  let parts = [root];
  for (const word of path.split('/')) {
    parts = parts.flatMap(({ words, parameter }) =>
      [words.get(word), word === '' ? undefined : parameter].filter((part) => part !== undefined),
    );
  }
  return parts
    .flatMap(({ operations }) => operations.get(method) ?? [])
    .reduce<Operation | undefined>(
      (found, each) => (found && found.parameters <= each.parameters ? found : each),
      undefined,
    );
}

function readContract(): Part {
  const text = JSON.stringify(readOpenapi());
  const { paths, components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  const documented = Object.entries<Json>(paths).flatMap(([route, path]) =>
    Object.entries<Json>(path).map(([method, { responses }]) => ({
      route,
      method: method.toUpperCase(),
      responses: Object.entries<Json>(responses).map(([status, response]) => ({
        status: Number(status),
        schema: response.content?.['application/json'].schema,
      })),
    })),
  );
  const shapeOf = shapesIn(
    withShortForms(components.schemas),
    documented.flatMap(({ responses }) => responses.flatMap(({ schema }) => schema ?? [])),
  );
  const root = newPart();
  for (const { route, method, responses } of documented) {
    const words = route.split('/');
    let at = root;
    for (const word of words) at = word.startsWith('{') ? below(at) : below(at, word);
    at.operations.set(method, {
      name: `${method} ${route}`,
      parameters: words.filter((word) => word.startsWith('{')).length,
      shapes: new Map(
        responses.map(({ status, schema }) => [status, schema ? shapeOf(schema) : null]),
      ),
    });
  }
  return root;
}

/**
 * Adds the short forms of records: a relation to a record that the caller may not read has only its id and the fields
 * of `x-short`.
 */
function withShortForms(named: Record<string, Json>): Record<string, Json> {
  const forms = Object.fromEntries(
    Object.entries(named).flatMap(([name, { 'x-short': short, properties }]) => {
      if (short === undefined) return [];
      const shown = ['id', ...short].map((column: string) => [column, properties[column]]);
      return [[`${name}Short`, closed(Object.fromEntries(shown))]];
    }),
  );
  const whole = JSON.stringify(named).replaceAll(
    /\{"\$ref":"#\/\$defs\/(\w+)"\}/g,
    (reference, name: string) =>
      forms[`${name}Short`] === undefined
        ? reference
        : `{"anyOf":[${reference},{"$ref":"#/$defs/${name}Short"}]}`,
  );
  return { ...JSON.parse(whole), ...forms };
}

const closed = (properties: Json) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Schemas are converted together because they share most of their parts. */
function shapesIn(named: Json, schemas: Json[]): (schema: Json) => z.ZodType {
  const properties = Object.fromEntries(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const required = Object.keys(properties);
  const all = z.fromJSONSchema({ type: 'object', properties, required, $defs: named });
  if (!(all instanceof z.ZodObject)) throw new Error('the converted schemas must be an object');
  return (schema) => all.shape[JSON.stringify(schema)];
}

const newPart = (): Part => ({ words: new Map(), parameter: undefined, operations: new Map() });

function below(part: Part, word?: string): Part {
  if (word === undefined) return (part.parameter ??= newPart());
  const next = part.words.get(word) ?? newPart();
  part.words.set(word, next);
  return next;
}
