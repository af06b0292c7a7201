// Generates variables for an operation of the web app: required values by their type, ids of records of the plain
// server.
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isOutputType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { toGlobalId } from '../../src/kit/records/ids.ts';

export function variablesFor(
  schema: GraphQLSchema,
  document: DocumentNode,
): Readonly<Record<string, unknown>> {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation comes first');
  const narrowed = typesOfNodes(schema, document);
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const input = typeFromAST(schema, type as never) as GraphQLInputType;
      if (!isNonNullType(input) || defaultValue) return [];
      const name = variable.name.value;
      return [[name, valueOf(schema, input, name, narrowed.get(name) ?? '')]];
    }),
  );
}

/** By the variable that `node` takes: the type that its selection expects. */
function typesOfNodes(schema: GraphQLSchema, document: DocumentNode): Map<string, string> {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.typeCondition.name.value]]
        : [],
    ),
  );
  const found = new Map<string, string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name, arguments: given, selectionSet }) {
        const [argument] = given ?? [];
        if (!/^nodes?$/.test(name.value) || argument?.value.kind !== Kind.VARIABLE) return;
        for (const selection of selectionSet?.selections ?? []) {
          const type =
            selection.kind === Kind.FRAGMENT_SPREAD
              ? fragments.get(selection.name.value)
              : selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value;
          if (type && isRecord(schema, type)) found.set(argument.value.name.value, type);
        }
      },
    }),
  );
  return found;
}

const isRecord = (schema: GraphQLSchema, name: string): boolean => {
  const type = schema.getType(name);
  return isOutputType(type) && 'getInterfaces' in type && name !== 'Node' && name !== 'Audited';
};

/** `at`: the type of the record, or the name of the input, that contains the value. */
function valueOf(schema: GraphQLSchema, type: GraphQLInputType, name: string, at: string): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [valueOf(schema, inner.ofType, name, at)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    const isSelection = fields.some(({ name: field }) => field === 'matching');
    return Object.fromEntries(
      fields
        .filter(
          ({ type: own, name: field }) => isNonNullType(own) || (isSelection && field === 'ids'),
        )
        .map((field) => [field.name, valueOf(schema, field.type, field.name, inner.name)]),
    );
  }
  switch (getNamedType(inner).name) {
    case 'ID':
      return idOf(schema, name, at);
    case 'Int':
      return 1;
    case 'Boolean':
      return true;
    default:
      return name === 'company' || name === 'code' ? 'demo' : 'текст';
  }
}

/** Guesses the type from `companyId`, `CourseSelection.ids` or `UpdateCourseInput.id`. */
function idOf(schema: GraphQLSchema, name: string, at: string): string {
  const words = at.replace(/(?:Input|Selection)$/, '').split(/(?=[A-Z])/);
  const endings = words.map((_, index) => words.slice(index).join(''));
  const named = name.replace(/Ids?$/, '').replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const beginnings = endings.flatMap((ending) => [ending, ending.replace(/[A-Z][a-z]*$/, '')]);
  const guesses = [
    named,
    ...endings,
    ...endings.map((ending) => ending.replace(/s$/, '')),
    ...beginnings,
  ];
  const type = guesses.find((guess) => guess !== '' && isRecord(schema, guess)) ?? 'Company';
  if (type === 'Company') return toGlobalId({ type, companyId: null, id: 7 });
  const isGlobal = ['Viewer', 'Session', 'SocialLink'].includes(type);
  return toGlobalId({ type, companyId: isGlobal ? null : 7, id: 1 });
}
