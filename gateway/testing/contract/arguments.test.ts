// Tests every argument of the schema: an empty list of values matches nothing, and an invalid id gives an error that
// names the expected type.
import {
  getNamedType,
  getNullableType,
  graphql,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLObjectType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../../src/kit/records/ids.ts';
import { domains } from '../../src/schema.ts';

const { schema, nodes } = domains;

const objects = Object.values(schema.getTypeMap()).filter(isObjectType);

type Input = GraphQLArgument | GraphQLInputField;

const isList = ({ type }: Input) => isListType(getNullableType(type));

/** `filter: { status: [] }` for each list among the arguments. */
const emptyLists = (args: readonly Input[]): string[] =>
  args.flatMap((argument) => {
    if (isList(argument)) return [`${argument.name}: []`];
    const filter = argument.name === 'filter' && getNamedType(argument.type);
    if (!isInputObjectType(filter)) return [];
    return Object.values(filter.getFields())
      .filter(isList)
      .map(({ name }) => `filter: { ${name}: [] }`);
  });

const connections = objects.flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
    .flatMap((field) =>
      emptyLists(field.args).map((list) => {
        const call = `${field.name}(${list})`;
        return { place: `${type.name}.${call}`, type, call };
      }),
    ),
);

/** Fails the test on any call. */
const noRest = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('REST was called');
    },
  },
);

/** Queries a field of a record of the type. */
function askParent(type: GraphQLObjectType, field: string, variables = '', variableValues = {}) {
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { parent: { type, resolve: () => ({ id: 7, company_id: 7 }) } },
  });
  return graphql({
    schema: new GraphQLSchema({ query }),
    source: `query ${variables} { parent { ${field} } }`,
    variableValues,
    contextValue: { ...domains, rest: noRest },
  });
}

describe('a list filter without values', () => {
  it('occurs more than a hundred times in the schema', () => {
    expect(connections.length).toBeGreaterThan(100);
  });

  it.each(connections)('matches nothing: $place', async ({ type, call }) => {
    const answer = await askParent(
      type,
      `${call} { totalCount nodes { __typename } pageInfo { hasNextPage } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(Object.values(answer.data?.['parent'] ?? {})).toEqual([
      { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } },
    ]);
  });
});

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Distinct invalid ids, with the path of each in the input. */
class Wrong {
  readonly places = new Map<string, string>();

  put(place: string): string {
    const value = `wrong-${this.places.size}`;
    this.places.set(value, place);
    return value;
  }
}

/**
 * An input with an invalid id in every ID field, and sample values in the other required fields.
 */
function inputOf(
  type: GraphQLInputType,
  place: string,
  wrong: Wrong,
  above: string[] = [],
  enums: 'name' | 'value' = 'value',
): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [inputOf(inner.ofType, place, wrong, above, enums)];
  if (isEnumType(inner)) return (inner.getValue('CUSTOM_FIELD') ?? inner.getValues()[0])?.[enums];
  if (isInputObjectType(inner)) {
    const below = [...above, inner.name];
    const fields = Object.values(inner.getFields()).filter(
      ({ name, type: of }) =>
        name !== 'matching' &&
        (isNonNullType(of) || (holdsIds(of, above) && !below.includes(getNamedType(of).name))),
    );
    return Object.fromEntries(
      fields.map(({ name, type: of }) => [
        name,
        inputOf(of, `${place}.${name}`, wrong, below, enums),
      ]),
    );
  }
  return inner.name === 'ID' ? wrong.put(place) : (samples[inner.name] ?? 'текст');
}

const samples: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true };

function holdsIds(type: GraphQLInputType, above: readonly string[]): boolean {
  const named = getNamedType(type);
  if (named.name === 'ID') return true;
  if (!isInputObjectType(named) || above.includes(named.name)) return false;
  return Object.values(named.getFields()).some((field) =>
    holdsIds(field.type, [...above, named.name]),
  );
}

const expected = /Ожидается глобальный идентификатор, как `(\w+)\.id`, а не «(wrong-\d+)»/;

/** The error messages of the mutation for an input. */
async function messagesOf(mutation: (typeof mutations)[number], input: unknown): Promise<string> {
  const info = {
    parentType: schema.getMutationType(),
    fieldName: mutation.name,
    returnType: mutation.type,
    fieldNodes: [],
    fragments: {},
    schema,
  };
  const context = { ...domains, rest: noRest };
  try {
    const payload = (await mutation.resolve?.({}, { input }, context, info as never)) as {
      userErrors: { message: string }[];
      results?: { userErrors: { message: string }[] }[];
    };
    const { userErrors, results = [] } = payload;
    const all = [userErrors, ...results.map((row) => row.userErrors)].flat();
    return all.map(({ message }) => message).join();
  } catch (error) {
    return String(error);
  }
}

/** The same input with one invalid id replaced by a valid one. */
const mended = (input: unknown, wrong: string, type: string): unknown =>
  JSON.parse(
    JSON.stringify(input).replaceAll(
      `"${wrong}"`,
      `"${toGlobalId({ type, companyId: nodes.get(type)?.scope === 'global' ? null : 7, id: 7 })}"`,
    ),
  );

/** The paths of invalid ids that are not reported when they are corrected one after the other. */
async function unreportedPaths(
  wrong: Wrong,
  first: unknown,
  ask: (input: unknown) => Promise<string>,
): Promise<string[]> {
  let input = first;
  for (;;) {
    const [, type, value] = expected.exec(await ask(input)) ?? [];
    if (type === undefined || value === undefined) return [...wrong.places.values()];
    if (!wrong.places.delete(value) || !isObjectType(schema.getType(type))) return [value];
    input = mended(input, value, type);
  }
}

describe('an id that is no global id', () => {
  const withIds = mutations.filter(({ args: [input] }) => input && holdsIds(input.type, []));

  it.each(withIds)('is reported with the expected type: $name', async (mutation) => {
    const wrong = new Wrong();
    const input = inputOf((mutation.args[0] as GraphQLArgument).type, 'input', wrong);
    expect(await unreportedPaths(wrong, input, (given) => messagesOf(mutation, given))).toEqual([]);
  });

  const fields = objects
    .filter(({ name }) => !['Query', 'Mutation', 'Subscription'].includes(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.some((argument) => holdsIds(argument.type, [])))
        .map((field) => ({ place: `${type.name}.${field.name}`, type, field })),
    );

  it.each(fields)('is reported with the expected type: $place', async ({ type, field }) => {
    const wrong = new Wrong();
    const args = field.args.filter((one) => isNonNullType(one.type) || holdsIds(one.type, []));
    const given = args.map(({ name, type: of }) => [name, inputOf(of, name, wrong, [], 'name')]);
    const variables = args.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(' ');
    const call = args.map(({ name }) => `${name}: $${name}`).join(' ');
    const below = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    const ask = async (values: unknown) => {
      const selection = `${field.name}(${call}) ${below}`;
      const { errors = [] } = await askParent(type, selection, `(${variables})`, values as object);
      return errors.map(({ message }) => message).join();
    };
    expect(await unreportedPaths(wrong, Object.fromEntries(given), ask)).toEqual([]);
  });
});
