import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import {
  buildSchema,
  execute,
  getNamedType,
  getVariableValues,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLResolveInfo,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation } from './compile.ts';
import { runOperation } from './run.ts';

const sdl = `
  interface Named { name: String! self: Named }
  type Person implements Named {
    name: String! self: Named age: Int friends: [Person!] best: Person! odd: [[Int]!]
    greet(words: Words, times: Int! = 1): String
  }
  type Robot implements Named { name: String! self: Named model: Model! maker: Person }
  enum Model { A B }
  input Words { hello: String = "Hello", to: [ID!] }
  type Query { person: Person! maybe: Person all: [Named] list: [Person!]! }
  type Mutation { first: Person second: Person! third: Int }
`;

/** Every field has a resolver with random outcomes. */
const schema = buildSchema(sdl);
/**
 * Below the root, fields read their records: by property, or by a resolver that takes only the record.
 */
const schemaOfReaders = buildSchema(sdl);

/** Resolvers are random, but deterministic for one seed and one path. */
for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || type.name.startsWith('__')) continue;
  for (const field of Object.values(type.getFields())) {
    field.resolve = (_, args, chance: Chance, info) => {
      const place = placeOf(info.path);
      chance.resolvedPlaces.push(place);
      return outcome(chance, `${place}(${JSON.stringify(args)})`, field.type);
    };
  }
}

for (const type of Object.values(schemaOfReaders.getTypeMap())) {
  if (!isObjectType(type) || type.name.startsWith('__')) continue;
  for (const field of Object.values(type.getFields())) {
    if (type.name === 'Query') {
      field.resolve = (_, __, chance: Chance) =>
        outcome({ ...chance, reading: true }, field.name, field.type);
    } else if (field.name.length % 2 === 0) {
      field.resolve = (record: Record<string, unknown>) => record[field.name];
    }
  }
}

interface Chance {
  readonly seed: number;
  /** Percentages of failing and of asynchronous values. */
  readonly failing: number;
  readonly late: number;
  readonly resolvedPlaces: string[];
  /** Whether records have the properties that readers read. */
  readonly reading?: boolean;
}

function outcome(chance: Chance, place: string, type: GraphQLOutputType): unknown {
  const value = () => fails(chance, place) ?? valueOf(chance, place, type);
  const late = dice(chance.seed, `${place} late`) < chance.late;
  // With asynchronous values nothing fails synchronously: graphql-js would leave rejections unhandled.
  if (!late && !(chance.late > 0 && dice(chance.seed, place) < chance.failing)) return value();
  const ticks = dice(chance.seed, `${place} ticks`) % 3;
  return ticks === 0
    ? Promise.resolve().then(value)
    : new Promise((resolve) => setImmediate(resolve)).then(value);
}

function fails({ seed, failing }: Chance, place: string): unknown {
  const roll = dice(seed, place);
  if (roll >= failing) return undefined;
  if (roll % 3 === 0) return null;
  if (roll % 3 === 1) return new Error(`returned at ${place}`);
  throw new Error(`thrown at ${place}`);
}

function valueOf(chance: Chance, place: string, type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return valueOf(chance, place, type.ofType);
  if (isListType(type)) {
    const items = Array.from({ length: dice(chance.seed, `${place} items`) % 4 }, (_, index) => {
      try {
        return outcome(chance, `${place}.${index}`, type.ofType);
      } catch (error) {
        return error;
      }
    });
    return dice(chance.seed, `${place} set`) < 10 ? new Set(items) : items;
  }
  const types = ['Person', 'Robot'];
  switch (type.name) {
    case 'Int':
      return dice(chance.seed, `${place} int`) < 5 ? 'no number' : place.length;
    case 'Model':
      return 'A';
    case 'String':
      return place;
    case 'Named':
      return recordOf(chance, place, types[dice(chance.seed, `${place} type`) % 2] as string);
    default:
      return recordOf(chance, place, type.name);
  }
}

function recordOf(chance: Chance, place: string, typeName: string): object {
  const record = { __typename: typeName };
  if (!chance.reading) return record;
  const fields = (schema.getType(typeName) as GraphQLObjectType).getFields();
  return new Proxy(record, {
    get: (_, name) => {
      const field = fields[String(name)];
      return field
        ? outcome(chance, `${place}.${field.name}`, field.type)
        : Reflect.get(record, name);
    },
  });
}

/** 0 to 99, deterministic for a seed and a text. */
function dice(seed: number, words: string): number {
  let hash = seed;
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

function placeOf({ prev, key }: GraphQLResolveInfo['path']): string {
  return prev ? `${placeOf(prev)}.${key}` : String(key);
}

/** Texts of selections on a type; not all of them are valid. */
function selections(typeName: string, depth: number): fc.Arbitrary<string> {
  const type = schema.getType(typeName);
  if (!isCompositeType(type) || !('getFields' in type)) throw new Error(typeName);
  const fields = Object.values(type.getFields()).map((field) => {
    const under = getNamedType(field.type);
    const below =
      isCompositeType(under) && depth > 0
        ? selections(under.name, depth - 1).map((text) => ` ${text}`)
        : fc.constant(isCompositeType(under) ? ' { __typename }' : '');
    const args = field.name === 'greet' ? fc.constantFrom(...callArguments) : fc.constant('');
    return fc
      .tuple(fc.constantFrom('', '', '', 'a: ', 'b: '), args, condition, below)
      .map(([alias, given, condition, rest]) => `${alias}${field.name}${given}${condition}${rest}`);
  });
  const fragments =
    typeName === 'Named' || typeName === 'Person'
      ? [
          fc
            .tuple(fc.constantFrom('OfNamed', 'OfPerson'), condition)
            .map((it) => `...${it.join('')}`),
          ...(depth > 0
            ? [
                fc
                  .tuple(condition, selections('Person', depth - 1))
                  .map(([condition, text]) => `... on Person${condition} ${text}`),
              ]
            : []),
        ]
      : [];
  return fc
    .array(fc.oneof(...fields, ...fragments, fc.constant('__typename')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => `{ ${parts.join(' ')} }`);
}

const condition = fc.constantFrom(
  '',
  '',
  '',
  ' @include(if: $yes)',
  ' @skip(if: $no)',
  ' @skip(if: $yes)',
  ' @include(if: false)',
);

const callArguments = [
  '',
  '(times: 2)',
  '(times: $times)',
  '(words: { hello: $hello })',
  '(words: { to: ["1", $id] })',
  '(words: $words)',
];

const variableDefinitions =
  '($yes: Boolean!, $no: Boolean = false, $times: Int = 3, $hello: String, $id: ID! = 7, $words: Words)';

const variables = fc.record(
  {
    yes: fc.boolean(),
    no: fc.boolean(),
    times: fc.constantFrom(1, 5, null),
    hello: fc.constantFrom('hi', null),
    words: fc.constantFrom(null, {}, { to: '3' }, { hello: null, to: [1, 2] }),
  },
  { requiredKeys: ['yes'] },
);

const documents = (kind: 'query' | 'mutation') =>
  fc
    .tuple(
      selections(kind === 'query' ? 'Query' : 'Mutation', 3),
      selections('Named', 1),
      selections('Person', 1),
    )
    .map(
      ([text, named, person]) =>
        `${kind} Q${variableDefinitions} ${text} fragment OfNamed on Named ${named} fragment OfPerson on Person ${person}`,
    );

/** Ignores validation errors about unused variables and fragments. */
function parsed(text: string) {
  const document = parse(text);
  const errors = validate(schema, document).filter(({ message }) => !/never used/.test(message));
  return errors.length > 0 ? null : document;
}

async function both(
  text: string,
  given: Record<string, unknown>,
  chance: Omit<Chance, 'resolvedPlaces'>,
  from: GraphQLSchema = schema,
) {
  const document = parsed(text);
  if (!document) return null;
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const { coerced } = getVariableValues(from, operation.variableDefinitions ?? [], given);
  if (!coerced) return null;
  const [resolvedByThem, resolvedByUs]: [string[], string[]] = [[], []];
  const theirs = await execute({
    schema: from,
    document,
    variableValues: given,
    contextValue: { ...chance, resolvedPlaces: resolvedByThem },
  });
  const { answer } = runOperation(compileOperation(from, document, operation, coerced), {
    context: { ...chance, resolvedPlaces: resolvedByUs },
    variables: coerced,
  });
  return { theirs, ours: await answer, resolvedByThem, resolvedByUs };
}

describe('a compiled operation', () => {
  const seeds = fc.integer();
  const few = fc.integer({ min: 0, max: 30 });

  testProperty(
    'returns exactly the result of graphql-js when everything is synchronous',
    500,
    (numRuns) =>
      fc.assert(
        fc.asyncProperty(
          documents('query'),
          variables,
          seeds,
          few,
          async (text, given, seed, failing) => {
            const run = await both(text, given, { seed, failing, late: 0 });
            fc.pre(run !== null);
            expect(JSON.stringify(run.ours)).toBe(JSON.stringify(run.theirs));
            expect(run.resolvedByUs).toEqual(run.resolvedByThem);
          },
        ),
        { numRuns },
      ),
  );

  testProperty('returns the same when fields only read records', 500, (numRuns) =>
    fc.assert(
      fc.asyncProperty(
        documents('query'),
        variables,
        seeds,
        few,
        async (text, given, seed, failing) => {
          const run = await both(text, given, { seed, failing, late: 0 }, schemaOfReaders);
          fc.pre(run !== null);
          expect(JSON.stringify(run.ours)).toBe(JSON.stringify(run.theirs));
        },
      ),
      { numRuns },
    ),
  );

  for (const kind of ['query', 'mutation'] as const)
    testProperty(`returns the same data when a ${kind} has asynchronous values`, 500, (numRuns) =>
      fc.assert(
        fc.asyncProperty(
          documents(kind),
          variables,
          seeds,
          few,
          fc.nat(100),
          async (text, given, seed, failing, late) => {
            const run = await both(text, given, { seed, failing, late });
            fc.pre(run !== null);
            expect(JSON.stringify(run.ours.data)).toBe(JSON.stringify(run.theirs.data));
            // Which of several errors comes first and hides the others depends on timing.
            expect(run.ours.errors === undefined).toBe(run.theirs.errors === undefined);
          },
        ),
        { numRuns },
      ),
    );

  it('handles rejections that come after a synchronous failure', async () => {
    const document = parse('{ list { name best { name } } all { name } }');
    const operation = document.definitions[0] as OperationDefinitionNode;
    const rejecting = () => Promise.reject(new Error('too late'));
    const from = buildSchema(sdl);
    const fields = (from.getType('Person') as GraphQLObjectType).getFields();
    Object.assign(fields['name'] as object, { resolve: rejecting });
    Object.assign(fields['best'] as object, {
      resolve: () => {
        throw new Error('at once');
      },
    });
    const query = (from.getType('Query') as GraphQLObjectType).getFields();
    Object.assign(query['list'] as object, {
      resolve: () => [{}, null, rejecting(), rejecting()],
    });
    Object.assign(query['all'] as object, {
      resolve: () => [rejecting(), new Error('an item')],
    });
    const compiled = compileOperation(from, document, operation, {});
    const { errors, data } = await runOperation(compiled, { context: {}, variables: {} }).answer;
    expect(data).toBeNull();
    expect(errors?.map(({ message, path }) => [message, path])).toEqual([
      ['at once', ['list', 0, 'best']],
    ]);
  });
});
