// Generates invalid requests to each documented operation: bodies, values at each property, parameters, ids and media
// types.
import type { Attempt, Operation } from '../fuzz/requests.ts';
import type { Schema } from '../fuzz/texts.ts';

/** A request that must be rejected. */
export interface InvalidRequest extends Attempt {
  /** A short description for failure messages. */
  what: string;
  /** Paths in the body with an undocumented name or a value of an undocumented type. */
  wrongAt?: string[];
  /**
   * For several errors at once, a request for each of them, sent if the response does not name its path.
   */
  alone?: Map<string, InvalidRequest>;
}

type Shapes = Record<string, Schema>;

const json = { 'content-type': 'application/json' };

/** How often parameters with the same documentation, which the same code reads, were tested. */
export type TestedParameters = Map<string, number>;

/**
 * For this many lists such a parameter is tested in every way, for each further list in the next two.
 */
const listsInFull = 3;

export function invalidRequestsTo(
  operation: Operation,
  shapes: Shapes,
  familiar: TestedParameters,
): InvalidRequest[] {
  const { method, route, documented } = operation;
  const path = filledPath(route);
  const request = (what: string, more: Partial<InvalidRequest> = {}): InvalidRequest => ({
    what,
    operation,
    as: 'owner',
    url: path,
    headers: {},
    ...more,
  });
  const content = documented.requestBody?.content ?? {};
  const shape: Schema | undefined = content['application/json']?.schema;
  const parameters: Schema[] = (documented.parameters ?? []).filter(
    (each: Schema) => each.in === 'query',
  );
  const fitting = shape === undefined ? undefined : valueOf(shape, shapes);
  const body = fitting === undefined ? {} : { body: JSON.stringify(fitting), headers: json };
  return [
    ...wrongPaths(route).map((url) => request('a part of the path', { url, ...body })),
    ...wrongQueries(parameters, familiar).map((query) =>
      request('a parameter', { url: `${path}?${query}`, ...body }),
    ),
    request('nobody', { as: 'nobody', ...body }),
    request('a token that is none', {
      ...body,
      headers: { ...body.headers, authorization: 'Bearer none' },
    }),
    ...(method === 'GET' ? [] : unreadable.map((each) => request('a body', each))),
    ...(method === 'GET' || documented.requestBody !== undefined
      ? []
      : [request('a body of none', { ...nope, wrongAt: ['nope'] })]),
    ...('multipart/form-data' in content ? wrongForms.map((each) => request('a form', each)) : []),
    ...(shape === undefined ? [] : wrongBodies(shape, fitting, shapes, request)),
  ];
}

/** Bodies that no route can parse, and unsupported media types. */
const unreadable: Partial<InvalidRequest>[] = [
  ...['{', '', '[1,', '{"a":1}}', "{'a':1}"].map((body) => ({ headers: json, body })),
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x', ''].map(
    (type) => ({ headers: { 'content-type': type }, body: 'a=1' }),
  ),
  { headers: { 'content-type': 'multipart/form-data' }, body: 'a=1' },
  { headers: json, body: JSON.stringify({ name: 'x'.repeat(1_100_000) }) },
];

const nope = { headers: json, body: JSON.stringify({ nope: 1 }) };

const edge = { 'content-type': 'multipart/form-data; boundary=edge' };

const partOf = (head: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

const file = (field: string, name = 'a.txt', bytes = 'текст') =>
  partOf(`name="${field}"; filename="${name}"`, bytes);

const wrongForms: Partial<InvalidRequest>[] = [
  [],
  [partOf('name="file"', 'текст')],
  [file('photo')],
  [file('file', 'a.exe')],
  [file('file', 'a.png')],
  [file('file'), file('file')],
  [file('image'), file('file')],
  [partOf('name="dztotalchunkcount"', '3'), file('file')],
  [file('file'), partOf('name="dztotalchunkcount"', '3')],
  [partOf('name="dztotalchunkcount"', 'x'), file('file')],
  [partOf('name="note"', 'x'.repeat(100_000)), file('file')],
  [...Array.from({ length: 300 }, (_, place) => partOf(`name="note${place}"`, 'x')), file('file')],
  [file('file', 'a.txt', 'x'.repeat(200_000))],
].map((parts) => ({ headers: edge, body: `${parts.join('')}--edge--\r\n` }));

/** With an existing record for each parameter, so that the body is validated. */
export const filledPath = (route: string): string =>
  route
    .split('/')
    .map((part, place, all) => {
      if (!part.startsWith('{')) return part;
      if (part === '{id}' || part === '{file}') return `@{${singular(all[place - 1] ?? '')}:0}`;
      return idPart(part);
    })
    .join('/');

const idPart = (part: string) =>
  part === '{companyId}' ? '@{company:0}' : part === '{action}' ? 'visible' : '1';

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Each parameter of the path in turn has an invalid value. */
function wrongPaths(route: string): string[] {
  const wrong = ['0', '999999999', '99999999999999', '-1', 'nope', '%00', '%zz', 'x'.repeat(300)];
  const parts = route.match(/\{\w+\}/g) ?? [];
  return parts.flatMap((part) =>
    wrong.map((value) => filledPath(route.replace(part, value)).replaceAll(/\{\w+\}/g, '1')),
  );
}

function wrongQueries(parameters: Schema[], familiar: TestedParameters): string[] {
  return [
    'nope=1',
    'nope[]=1&nope[a]=2',
    ...parameters.flatMap((parameter) =>
      waysFor(parameter, familiar).map((queryOf) => queryOf(parameter.name)),
    ),
    `search=${Array.from({ length: 20 }, (_, word) => `w${word}`).join('+')}`,
    'page=2&cursor=',
    'cursor=bm9wZQ',
  ];
}

/** Ways to make a parameter invalid, by its name. */
const ways = [
  ...['', 'nope', '-1', '1.5', '1e99', 'constructor', '%00', 'x'.repeat(600), 'a.b.c.d.e.f'].map(
    (value) => (name: string) => `${name}=${value}`,
  ),
  (name: string) => `${name}[]=nope&${name}[]=constructor`,
  (name: string) => `${name}[a][b]=1`,
];

function waysFor({ name, schema, description }: Schema, familiar: TestedParameters): typeof ways {
  const { examples: _, ...shape } = schema;
  const documented = JSON.stringify([name, shape, description]);
  const place = familiar.get(documented) ?? 0;
  familiar.set(documented, place + 1);
  if (place < listsInFull) return ways;
  return [2 * place, 2 * place + 1].flatMap((way) => ways[way % ways.length] ?? []);
}

/** A value of each type, by the name of the type in the documentation. */
const values: [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['string', 'nope'],
  ['string', ''],
  ['string', 'x'.repeat(30_000)],
  ['integer', 5],
  ['integer', -1],
  ['integer', 3_000_000_000],
  ['number', 1.5],
  ['number', 1e21],
  ['array', []],
  ['array', [null]],
  ['array', ['nope', 7, {}, []]],
  ['array', Array.from({ length: 1500 }, (_, place) => place)],
  ['object', {}],
  ['object', { nope: { nope: 1 } }],
];

function wrongBodies(
  shape: Schema,
  fitting: unknown,
  shapes: Shapes,
  request: (what: string, more?: Partial<InvalidRequest>) => InvalidRequest,
): InvalidRequest[] {
  const sent = (what: string, value: unknown, wrongAt: string[] = []) =>
    request(what, {
      headers: json,
      body: JSON.stringify(value),
      ...(wrongAt.length > 0 && { wrongAt }),
    });
  const whole = [null, true, 5, 'nope', [], {}, [{}]].map((value) => sent('another body', value));
  const closed = resolved(shape, shapes).additionalProperties === false;
  const unknown = { ...Object(fitting), nope: 1, Nope: {} };
  const everywhere = values.flatMap(([type, value]) => {
    const wrongAt: string[] = [];
    const wrong = replaced(shape, shapes, { type, value, wrongAt, place: [] });
    return [sent(`${JSON.stringify(value).slice(0, 30)} everywhere`, wrong, wrongAt)];
  });
  // Grouped by depth: an error hides those nested in it, but not its siblings.
  const nested = Map.groupBy(nestedIn(shape, shapes), ({ length }) => length);
  const within = [...nested.values()].flatMap((places) =>
    values.map(([, value]) => {
      const alone = places.map((place): [string, InvalidRequest] => {
        const at = place.join('.');
        return [at, sent(`within ${at}`, putAt(fitting, place, value))];
      });
      const all = places.reduce((whole, place) => putAt(whole, place, value), fitting);
      return { ...sent('within, everywhere', all), alone: new Map(alone) };
    }),
  );
  return [
    ...whole,
    sent('an unknown field', unknown, closed ? ['nope', 'Nope'] : []),
    ...everywhere,
    ...within,
  ];
}

interface Replacing {
  type: string;
  value: unknown;
  /** Collects the paths where the type is undocumented. */
  wrongAt: string[];
  place: string[];
}

/** The value at every property. */
function replaced(
  documented: Schema,
  shapes: Shapes,
  { type, value, wrongAt }: Replacing,
): unknown {
  const { properties = {} } = resolved(documented, shapes);
  return Object.fromEntries(
    Object.entries<Schema>(properties).map(([name, shape]) => {
      if (!typesOf(shape, shapes).has(type)) wrongAt.push(name);
      return [name, value];
    }),
  );
}

/** Paths below the properties: fields of objects, items of lists, and fields of these. */
function nestedIn(documented: Schema, shapes: Shapes): string[][] {
  const { properties = {} } = resolved(documented, shapes);
  return Object.entries<Schema>(properties).flatMap(([name, shape]) =>
    placesIn(shape, shapes).map((place) => [name, ...place]),
  );
}

function placesIn(documented: Schema, shapes: Shapes, depth = 0): string[][] {
  if (depth > 3) return [];
  const shape = resolved(documented, shapes);
  const below: Schema[] = shape.anyOf ?? shape.oneOf ?? [];
  if (below.length > 0) return below.flatMap((each) => placesIn(each, shapes, depth + 1));
  if (shape.type === 'array' && shape.items !== undefined) {
    return [['0'], ...placesIn(shape.items, shapes, depth + 1).map((place) => ['0', ...place])];
  }
  return Object.entries<Schema>(shape.properties ?? {}).flatMap(([name, inner]) => [
    [name],
    ...placesIn(inner, shapes, depth + 1).map((place) => [name, ...place]),
  ]);
}

function putAt(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (/^\d+$/.test(name)) return [putAt(Object(whole)[name], rest, value)];
  return { ...Object(whole), [name]: putAt(Object(whole)[name], rest, value) };
}

function typesOf(documented: Schema, shapes: Shapes): Set<string> {
  const shape = resolved(documented, shapes);
  const choices: Schema[] | undefined = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) {
    return new Set(choices.flatMap((each) => [...typesOf(each, shapes)]));
  }
  const all = ['null', 'boolean', 'string', 'integer', 'number', 'array', 'object'];
  const types: string[] = shape.type === undefined ? all : [shape.type].flat();
  return new Set(types.includes('number') ? [...types, 'integer'] : types);
}

const resolved = (shape: Schema, shapes: Shapes): Schema =>
  shape.$ref === undefined ? shape : shapes[shape.$ref.replace('#/components/schemas/', '')];

/** A minimal value of the schema: only required properties. */
function valueOf(documented: Schema, shapes: Shapes): unknown {
  const shape = resolved(documented, shapes);
  const choice: Schema | undefined = (shape.anyOf ?? shape.oneOf)?.[0];
  if (choice !== undefined) return valueOf(choice, shapes);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  const [type] = [shape.type].flat();
  if (type === 'object') {
    const required: string[] = shape.required ?? [];
    return Object.fromEntries(
      required.map((name) => [name, valueOf(shape.properties[name], shapes)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: shape.minItems ?? 0 }, () => valueOf(shape.items, shapes));
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.format === 'email') return 'walk@walk.test';
  return 'walk-text';
}
