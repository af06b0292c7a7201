// Generates GraphQL arguments and inputs from schema.graphql: every field is filled, ids with global ids of the tested
// school.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
} from 'graphql';
import { fieldName, snakeCase } from '../../../gateway/src/kit/names.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import type { Json } from '../../kit/rest.ts';
import type { BodyGenerator } from './bodies.ts';
import { idTypes, inputFields, inputValues } from '../declarations.ts';
import { secretMark } from '../school/secrets.ts';

export const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'));

const node = schema.getType('Node');

/** Names of all types that implement `Node`. */
export const nodeTypes: string[] = isInterfaceType(node)
  ? schema.getPossibleTypes(node).map(({ name }) => name)
  : [];

export interface InputGenerator {
  /** A value for an argument of the field; throws when an id or a value is missing. */
  valueFor: (fieldName: string, argument: GraphQLArgument) => Json;
  /** Several values: for a filter, one for each condition. */
  choicesFor: (fieldName: string, argument: GraphQLArgument) => (() => Json)[];
}

export function inputGenerator(
  bodies: BodyGenerator,
  globalId: (type: string) => string,
): InputGenerator {
  /** `at` is the input or field that contains the value. */
  const fill = (type: GraphQLInputType, at: string, name: string, depth: number): Json => {
    const inner = getNullableType(type);
    const own = inputValues[`${at}.${name}`];
    if (isListType(inner)) {
      const item = getNullableType(inner.ofType);
      if (isEnumType(item)) return own ?? item.getValues().map((value) => value.name);
      return [fill(inner.ofType, at, name, depth)];
    }
    if (own !== undefined) return own;
    if (isEnumType(inner)) return inner.getValues()[0]?.name;
    if (isInputObjectType(inner)) {
      const chosen = inputFields[inner.name] ?? (isSelection(inner) ? ['ids'] : undefined);
      const fields = Object.values(inner.getFields()).filter(
        (field) => isNonNullType(field.type) || (chosen?.includes(field.name) ?? depth < 5),
      );
      return Object.fromEntries(
        fields.map((field) => [field.name, fill(field.type, inner.name, field.name, depth + 1)]),
      );
    }
    switch (inner.name) {
      case 'ID':
        return globalId(idTypeOf(at, name));
      case 'Int':
        if (name === 'databaseId') return bodies.valueOf(`${snakeCase(fieldName(at))}_id`);
        return name.endsWith('Id') ? bodies.valueOf(snakeCase(name), snakeCase(fieldName(at))) : 1;
      case 'Float':
        return 1;
      case 'Boolean':
        return true;
      default:
        return scalars[inner.name] ?? bodies.text(snakeCase(name));
    }
  };
  /** Lists show deleted records on request. */
  const inTrash = (type: GraphQLInputObjectType) => ({
    ...('deleted' in type.getFields() ? { deleted: true } : { status: ['DELETED'] }),
    deletion: String(bodies.valueOf('deletion')).split(','),
  });
  const valueFor = (fieldName: string, { name, type }: GraphQLArgument): Json => {
    if (name === 'search') return bodies.declared(name, snakeCase(fieldName)) ?? secretMark;
    const isText = getNullableType(type) === schema.getType('String');
    return isText
      ? bodies.valueOf(snakeCase(name), snakeCase(fieldName))
      : fill(type, fieldName, name, 0);
  };
  return {
    valueFor,
    choicesFor: (fieldName, argument) => {
      const type = getNullableType(argument.type);
      if (!isInputObjectType(type)) return [() => valueFor(fieldName, argument)];
      return Object.values(type.getFields()).map((field) => () => {
        if (field.name === 'deletion') return inTrash(type);
        return { [field.name]: fill(field.type, type.name, field.name, 1) };
      });
    },
  };
}

/** A selection of a bulk action takes ids or a filter, never both. */
const isSelection = (type: GraphQLInputObjectType): boolean =>
  Object.keys(type.getFields()).join() === 'ids,matching';

const scalars: Readonly<Record<string, string>> = {
  DateTime: '2026-09-01T09:00:00.000Z',
  Date: '2026-09-01',
  Decimal: '100.00',
  HTML: '<p>Проба</p>',
};

/**
 * The type of an id: `courseId`, `CourseFilter.type`, `CourseSelection.ids`, `UpdateCourseInput.id`,
 * `ChangeUserEmailInput.id`, `jobUpdated(id:)`.
 */
function idTypeOf(at: string, name: string): string {
  const own = idTypes[`${at}.${name}`];
  const container = at.replace(/(Input|Filter|Selection)$/, '');
  const named = capital(name.replace(/Ids?$/, ''));
  const words = container.split(/(?=[A-Z])/);
  const guesses = /^ids?$/.test(name)
    ? [container, words.slice(1).join(''), ...words.map(capital)]
    : [named, `${container}${named}`];
  const type = own ?? guesses.find((guess) => nodeTypes.includes(guess));
  if (type === undefined)
    throw new Error(`whose id ${at}.${name} is, is not known: add it to \`idTypes\` of its domain`);
  return type;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
