// Arbitraries of JSON and texts in requests: values of the documented shapes, and invalid ones.
import fc, { type Arbitrary } from 'fast-check';
import { testPassword } from '../../school.ts';

/** A JSON schema of the contract. */
export type Schema = ReturnType<typeof JSON.parse>;

/** What generating values of a schema needs. */
export interface Contract {
  shapes: Record<string, Schema>;
  /** Names of properties and values of enums: columns, relations, states. */
  words: readonly string[];
}

/** A placeholder for the id of a record, resolved when the request is sent. */
export const idOf = (name: string): Arbitrary<string> =>
  fc.nat(9).map((place) => `@{${name.replace(/_?ids?$/, '')}:${place}}`);

export const isIdName = (name: string): boolean => /(^|_)ids?$/.test(name);

const days = ['2026-09-01', '0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-30'];

const instants = [
  '2026-09-01T09:00:00.000Z',
  '2026-09-01T24:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-09-01T09:00:00+99:00',
  '2026-09-01T09:00:00-15:59',
  '0000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '294277-01-01T00:00:00Z',
];

const numbers = [
  '9'.repeat(400),
  ...'0 -0 -1 1 1.5 0x10 1e3 007 1e999 NaN Infinity 2147483647 2147483648 9223372036854775808'.split(
    ' ',
  ),
];

/** Properties that every JavaScript object inherits. */
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

/** Nothing listens at these addresses, so no other program is reached. */
const addresses = [
  'https://127.0.0.1:1/',
  'http://[::1]:1/x',
  'javascript:alert(1)',
  '//127.0.0.1',
];

/** Texts that often cause errors. */
export const awkwardText: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '\0', 'до\0после', '\ud800', 'a\udfffb', '\u2028', '\ufeff', '😀'),
  fc.constantFrom(...days, ...instants, ...numbers, ...inherited, ...addresses),
  fc.constantFrom('%', '%00', '\\', "'", '";--', '{}', '[]', '$1', '@', ',', ';', ':', '.', '..'),
  fc.constantFrom('x'.repeat(300), 'я'.repeat(5000), '😀'.repeat(128)),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** JSON that matches no schema. */
const awkwardJson: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: awkwardText.map((text) => JSON.stringify(text)) },
  fc.constantFrom('null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '{"id":{}}', '""'),
  fc.constantFrom('-1', '1.5', '2147483648', '-2147483649', '9007199254740993', '1e21', '1e999'),
  fc.constantFrom(1e2, 1e4).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom(1e2, 1e4).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);

/** JSON of the schema, in which some values are replaced by others. */
export function jsonOf(contract: Contract, shape: Schema, name = '', depth = 0): Arbitrary<string> {
  return fc.oneof(
    { weight: 14, arbitrary: fitting(contract, shape, name, depth) },
    { weight: 1, arbitrary: awkwardJson },
  );
}

function fitting(
  contract: Contract,
  documented: Schema,
  name: string,
  depth: number,
): Arbitrary<string> {
  const shape = documented.$ref
    ? contract.shapes[documented.$ref.replace('#/components/schemas/', '')]
    : documented;
  const within = (inner: Schema, of = name) => jsonOf(contract, inner, of, depth + 1);
  const choice: Schema[] | undefined = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choice !== undefined) return fc.oneof(...choice.map((each) => within(each)));
  if (shape.const !== undefined) return fc.constant(JSON.stringify(shape.const));
  if (shape.enum !== undefined) {
    return fc.constantFrom(...shape.enum.map((each: unknown) => JSON.stringify(each)));
  }
  const [type] = [shape.type].flat();
  if (type === 'object' && depth < 6) return objectOf(contract, shape, within);
  if (type === 'array') {
    const { minItems = 0, items = {} } = shape;
    return fc
      .array(within(items), { minLength: minItems, maxLength: Math.max(minItems, 3) })
      .map((each) => `[${each.join(',')}]`);
  }
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'null') return fc.constant('null');
  if (type === 'integer' || type === 'number') return numberOf(shape, name);
  return textOf(contract, shape, name).map((text) => JSON.stringify(text));
}

function objectOf(
  { words }: Contract,
  { properties = {}, required = [] }: Schema,
  within: (shape: Schema, name: string) => Arbitrary<string>,
): Arbitrary<string> {
  const fields = Object.entries<Schema>(properties).map(([name, shape]) => {
    const field = within(shape, name).map((json) => [[name, json]]);
    const missing = fc.constant<string[][]>([]);
    const weight = required.includes(name) ? 30 : 2;
    return fc.oneof({ weight, arbitrary: field }, { weight: 1, arbitrary: missing });
  });
  const key = fc.oneof(
    awkwardText,
    fc.constantFrom(...words, ...Object.keys(properties), ...inherited),
  );
  const others = fc.oneof(
    { weight: 12, arbitrary: fc.constant<string[][]>([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(key, awkwardJson), { maxLength: 2 }) },
  );
  return fc
    .tuple(...fields, others)
    .map((parts) => parts.flat().map(([name, json]) => `${JSON.stringify(name)}:${json}`))
    .map((members) => `{${members.join(',')}}`);
}

function numberOf({ minimum = 0, maximum = 100 }: Schema, name: string): Arbitrary<string> {
  const edges = fc.constantFrom(minimum, maximum, 0, 1, 2, 2_147_483_647).map(String);
  return isIdName(name)
    ? fc.oneof({ weight: 5, arbitrary: idOf(name) }, { weight: 1, arbitrary: edges })
    : edges;
}

function textOf(
  { words }: Contract,
  { format, pattern, minLength = 0, maxLength = 1000 }: Schema,
  name: string,
): Arbitrary<string> {
  const likely: Arbitrary<string>[] = [
    fc.constantFrom('Имя', 'abc-1', 'probe', '12', '12.50', '/x', 'Europe/Moscow'),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }),
    fc.constantFrom(...words),
  ];
  if (format === 'date') likely.push(fc.constantFrom(...days));
  if (format === 'date-time') likely.push(fc.constantFrom(...instants));
  if (/url|link|uri|issuer/i.test(name)) likely.push(fc.constantFrom(...addresses));
  if (/mail|login/.test(name)) {
    likely.push(fc.nat(30).map((number) => `fuzz-${number}@fuzz-post.test`));
  }
  if (name.includes('password')) likely.push(fc.constant(testPassword));
  if (pattern === undefined) return fc.oneof(...likely);
  const fits = new RegExp(pattern, 'u');
  const any = fc.oneof(...likely, fc.constantFrom('1', 'abc', ''));
  // fast-check does not generate look-arounds; likely values have always matched such patterns.
  if (/\(\?<?[=!]/.test(pattern)) return any.filter((text) => fits.test(text));
  return fc
    .tuple(any, fc.stringMatching(fits))
    .map(([text, made]) => (fits.test(text) ? text : made));
}

/** The value of a path or query parameter. */
export function valueOf({ words }: Contract, name: string): Arbitrary<string> {
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: awkwardText },
    { weight: 1, arbitrary: idOf(name) },
    fc.constantFrom('1', '0', 'true', '2026-01-31', '5', 'from', 'to', 'any', 'contains'),
  );
  const several = fc
    .constantFrom(',', ';', ':', '.', ' ')
    .chain((separator) =>
      fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(separator)),
    );
  const condition = fc
    .tuple(idOf('custom_field'), fc.constantFrom('contains', 'any', 'from', 'to', 'x'), word)
    .map((parts) => parts.join(':'));
  const own = { weight: 2, arbitrary: isIdName(name) ? idOf(name) : word };
  return fc.oneof(own, word, several, name === 'custom_field' ? condition : awkwardText);
}
