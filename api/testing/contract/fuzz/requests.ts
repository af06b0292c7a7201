// Arbitraries of requests to documented routes: paths, queries, headers and bodies that are mostly valid.
import fc, { type Arbitrary } from 'fast-check';
import { awkwardText, idOf, jsonOf, valueOf, type Contract, type Schema } from './texts.ts';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path in the contract: /api/companies/{companyId}/courses. */
  route: string;
  documented: Schema;
}

/** A request in which `@{course:3}` is replaced by the id of a course. */
export interface Attempt {
  operation: Operation;
  as: 'owner' | 'member' | 'nobody';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Reads the operations of openapi.json, and the schemas that their requests refer to. */
export function readContract(openapi: Schema): Contract & { operations: Operation[] } {
  const shapes: Record<string, Schema> = openapi.components.schemas;
  const words = new Set<string>();
  for (const { properties = {} } of Object.values(shapes)) {
    for (const [name, { enum: values = [] }] of Object.entries<Schema>(properties)) {
      words.add(name);
      for (const value of values) words.add(String(value));
    }
  }
  const operations = Object.entries<Schema>(openapi.paths).flatMap(([route, path]) =>
    Object.entries(path).map(([method, documented]) => ({
      method: method.toUpperCase() as Operation['method'],
      route,
      documented,
    })),
  );
  return { shapes, words: [...words], operations };
}

export function attemptsOn(contract: Contract, operation: Operation): Arbitrary<Attempt> {
  const { route, documented } = operation;
  const content: Record<string, { schema: Schema }> = documented.requestBody?.content ?? {};
  return fc
    .record({
      as: fc.oneof(
        { weight: 6, arbitrary: fc.constant('owner' as const) },
        { weight: 2, arbitrary: fc.constant('member' as const) },
        { weight: 1, arbitrary: fc.constant('nobody' as const) },
      ),
      path: pathOf(contract, route),
      query: queryOf(contract, documented.parameters ?? []),
      headers,
      body: bodyOf(contract, content),
    })
    .map(({ as, path, query, headers: sent, body }) => ({
      operation,
      as,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...(body && { 'content-type': body.type }), ...sent },
      ...(body && { body: body.text }),
    }));
}

function pathOf(contract: Contract, route: string): Arbitrary<string> {
  const parts = route.split('/').map((part, place, all) => {
    if (!part.startsWith('{')) return fc.constant(part);
    const name = part.slice(1, -1);
    const record = name === 'id' ? singular(all[place - 1] ?? '') : name.replace(/Id$/, '');
    return fc.oneof(
      { weight: 20, arbitrary: idOf(record) },
      { weight: 1, arbitrary: valueOf(contract, name).map(encoded) },
      { weight: 1, arbitrary: fc.constant('-') },
    );
  });
  return fc.tuple(...parts).map((each) => each.join('/'));
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Documented parameters, sometimes repeated or as lists, and occasionally an unknown one. */
function queryOf(contract: Contract, documented: Schema[]): Arbitrary<string> {
  const names = documented.filter((each) => each.in === 'query').map(({ name }) => String(name));
  const name = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...names, ...(names.length === 0 ? ['q'] : [])) },
    { weight: 1, arbitrary: awkwardText },
  );
  const parameter = fc
    .tuple(name, fc.constantFrom('', '', '', '[]', '[0]', '[a][b]'))
    .chain(([of, suffix]) =>
      valueOf(contract, of).map((value) => `${encoded(of)}${suffix}=${encoded(value)}`),
    );
  const plain = fc
    .array(parameter, { maxLength: names.length === 0 ? 1 : 4 })
    .map((each) => each.join('&'));
  const each: string[] = documented.find((one) => one.name === 'each')?.schema.enum ?? [];
  return names.includes('cursor')
    ? fc.oneof(
        { weight: 5, arbitrary: plain },
        placed(contract),
        ...(each.length > 0 ? [manifold(contract, each, plain)] : []),
      )
    : plain;
}

/** A batch read (`each=`) with some values. */
const manifold = (
  contract: Contract,
  names: readonly string[],
  others: Arbitrary<string>,
): Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), others).chain(([name, plain]) =>
    fc
      .array(fc.oneof(valueOf(contract, name).map(encoded), fc.constantFrom('1', '2')), {
        minLength: 1,
        maxLength: 5,
      })
      .map((values) => `${plain}&each=${name}&${name}=${values.join()}`),
  );

/** A cursor with the requested sort and random values. */
const placed = ({ words }: Contract): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...words, 'id', 'name', 'created_at'),
      fc.boolean(),
      fc.option(awkwardText),
      fc.constantFrom(1, 0, -1, 2_147_483_648, 2 ** 53),
      fc.constantFrom('', '&before=1'),
    )
    .map(([column, descending, value, id, before]) => {
      const parts = JSON.stringify([`${column}${descending ? '-' : '+'}`, value, id]);
      const cursor = Buffer.from(parts).toString('base64url');
      return `sort=${encoded(column)}&desc=${Number(descending)}&cursor=${cursor}${before}`;
    });

const header = fc.oneof(
  fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'bytes=99999999999999999-'),
  fc.constantFrom('*/*', '"x"', 'W/"x"', '*', 'text/html;q=x', 'gzip', '127.0.0.1', '::1', ','),
  fc.constantFrom('Bearer x', 'Bearer kfd_x', 'Basic eDp5', '00-0-0-0', 'x'.repeat(4000)),
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) }),
);

const headerNames =
  'range if-range if-none-match accept accept-encoding accept-language user-agent x-forwarded-for x-request-id idempotency-key traceparent authorization content-type cookie host expect'.split(
    ' ',
  );

const headers: Arbitrary<Record<string, string>> = fc
  .array(fc.tuple(fc.constantFrom(...headerNames), header), { maxLength: 2 })
  .chain((some) =>
    // Rarely, because nearly all requests would be rejected for these alone.
    fc.integer({ min: 0, max: 4 }).map((chance) => (chance === 0 ? Object.fromEntries(some) : {})),
  );

interface Body {
  type: string;
  text: string;
}

function bodyOf(
  contract: Contract,
  content: Record<string, { schema: Schema }>,
): Arbitrary<Body | undefined> {
  const unexpected = fc.oneof(
    fc.record({ type: fc.constant('application/json'), text: awkwardBody }),
    fc.record({ type: contentType, text: awkwardBody }),
  );
  const json = content['application/json']?.schema;
  const usual: Arbitrary<Body | undefined> =
    json !== undefined
      ? jsonOf(contract, json).map((text) => ({ type: 'application/json', text }))
      : 'multipart/form-data' in content
        ? form
        : fc.constant(undefined);
  return fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: unexpected });
}

const contentType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/json-patch+json',
  'multipart/form-data; boundary=edge',
  'x',
  '',
);

const awkwardBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '"\\ud800"',
    '[]',
    '{"__proto__":{}}',
    '{"constructor":{"prototype":1}}',
  ),
  awkwardText,
);

/** A form with a file of random name and content. */
const form: Arbitrary<Body> = fc
  .record({
    field: fc.constantFrom('file', 'file', 'image', 'other'),
    name: fc
      .tuple(
        fc.oneof(fc.constant('name'), awkwardText),
        fc.constantFrom('.png', '.txt', '.exe', ''),
      )
      .map((parts) => parts.join('')),
    coded: fc.boolean(),
    boundary: fc.constantFrom('edge', 'edge', 'edge', 'edge', '', 'other', 'x'.repeat(300), null),
    bytes: fc.constantFrom('', 'text', `\x89PNG\r\n\x1a\n${'\0'.repeat(40)}`),
  })
  .map(({ field, name, coded, boundary, bytes }) => ({
    type: `multipart/form-data${boundary === null ? '' : `; boundary=${boundary}`}`,
    text: `--edge\r\nContent-Disposition: form-data; name="${field}"; ${
      coded
        ? `filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
        : `filename="${name.replaceAll(/["\r\n]/g, '')}"`
    }\r\n\r\n${bytes}\r\n--edge--\r\n`,
  }));

/** URL-encodes a text; what cannot be encoded is sent raw, as a malicious client would. */
function encoded(text: string): string {
  const parts = text.split(/(@\{\w+:\d+\})/);
  return parts.map((part, place) => (place % 2 === 1 ? part : escaped(part))).join('');
}

const escaped = (text: string): string =>
  text === '%' ? text : encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
