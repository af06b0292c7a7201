// Translates the conditions of a list, from a field's arguments or from the `matching` of a bulk mutation, to REST
// parameters.
import {
  getNamedType,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import { snakeCase, pascalCase } from '../names.ts';
import type { Params } from '../rest/client.ts';
import type { FieldAt } from '../schema/at-field.ts';
import { badArgument } from './arguments.ts';
import { idsInCompany, invalidIdMessage } from './ids.ts';
import type { Renamed } from '../mutations/payload.ts';

/** A condition whose parameter has another name or value. Null and undefined mean no condition. */
export interface Condition<Value> {
  /** The name of the parameter. */
  readonly name: string;
  readonly value: (value: Value, companyId: number | null) => Params[string];
}

/** A condition on any value. */
type AnyCondition = Condition<never>;

type Filters = Extract<keyof ResolversParentTypes, `${string}Filter`>;

/** By input type and field. */
export type FilterConditions = {
  readonly [Type in Filters]?: {
    readonly [Field in keyof ResolversParentTypes[Type]]?: Condition<
      NonNullable<ResolversParentTypes[Type][Field]>
    >;
  };
};

/** The declared conditions of all domains. */
export type Conditions = ReadonlyMap<string, Readonly<Record<string, AnyCondition | undefined>>>;

/** A condition by one or more global ids of a type. */
export const idsCondition = (
  type: string,
  name: string,
): Condition<string | readonly string[]> => ({
  name,
  value: (given, companyId) => {
    const values = [given].flat();
    const ids = companyId !== null && idsInCompany(values, type, companyId);
    if (ids) return ids;
    // An id of another company is a mistake of the client program, so it is not a user error.
    throw badArgument(
      invalidIdMessage(values, type) ?? `Ожидается \`${type}.id\` этой компании, а не другой.`,
    );
  },
});

/**
 * A condition with an empty list of values: lists return no rows, and bulk mutations are rejected.
 */
export class EmptyCondition extends GraphQLError {
  constructor(field: string) {
    super(
      `Пустой список в \`${field}\` не находит ничего: укажите хотя бы одно значение или уберите условие.`,
      { extensions: { code: 'BAD_ARGUMENT' } },
    );
  }
}

/** Null when a condition matches nothing. */
export function nullIfEmptyCondition<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof EmptyCondition) return null;
    throw error;
  }
}

type Given = Readonly<Record<string, unknown>>;

/** Converts conditions to REST parameters. */
export interface ConditionReader {
  readonly params: (given: object, companyId: number | null) => Params;
  /** The path of each condition by its REST name: `{ group_id: 'filter.group' }`. */
  readonly names: Renamed;
}

type Field = Pick<GraphQLInputField, 'name' | 'type'>;

/**
 * Reads the conditions among a field's arguments, or below the given path of inputs: 'input', 'places', 'matching'. A
 * condition becomes the parameter of its name in snake_case, and an id is named after its type: `group` takes global
 * ids of a Group and becomes `group_id`. Domains declare the exceptions.
 */
export function createConditionReader(known: FieldAt, ...path: string[]): ConditionReader {
  const parameters = path
    .reduce(fieldsBelow, known.field.args)
    .filter(({ name }) => !notConditions.has(name))
    .flatMap((field) => {
      const filter = field.name === 'filter' && getNamedType(field.type);
      if (!isInputObjectType(filter)) return [parameterOf(field, null, known)];
      return Object.values(filter.getFields()).map((inner) => parameterOf(inner, filter, known));
    });
  return {
    params: (given, companyId) => paramsOf(parameters, given as Given, companyId),
    names: Object.fromEntries(
      parameters.map(({ name, field, filtered }) => [name, filtered ? `filter.${field}` : field]),
    ),
  };
}

function fieldsBelow(fields: readonly Field[], name: string): readonly Field[] {
  const field = fields.find((candidate) => candidate.name === name);
  const type = field && getNamedType(field.type);
  if (isInputObjectType(type)) return Object.values(type.getFields());
  throw new Error(`There is no input ${name} for conditions`);
}

const notConditions = new Set(['first', 'after', 'last', 'before', 'orderBy', 'ids']);

interface Parameter extends Partial<AnyCondition> {
  readonly name: string;
  readonly field: string;
  /** Whether the field is in `filter`. */
  readonly filtered: boolean;
}

function parameterOf(
  { name: field, type }: Field,
  filter: GraphQLInputObjectType | null,
  { schema, conditions }: FieldAt,
): Parameter {
  const at = { field, filtered: filter !== null };
  const declared = filter && conditions.get(filter.name)?.[field];
  if (declared) return { ...at, ...declared };
  const name = snakeCase(field);
  const { name: inner } = getNamedType(type);
  if (isLeafType(schema.getType(inner)) && inner !== 'ID') return { ...at, name };
  const named = pascalCase(field);
  const isNamed = isObjectType(schema.getType(named));
  if (inner === 'ID' && isNamed) return { ...at, ...idsCondition(named, `${name}_id`) };
  const place = filter?.name ?? 'arguments';
  throw new Error(
    `${place}.${field}: its REST parameter does not follow from its name: declare it in the domain's conditions`,
  );
}

function paramsOf(
  parameters: readonly Parameter[],
  given: Given,
  companyId: number | null,
): Params {
  const params: Record<string, Params[string]> = {};
  for (const { field, filtered, name, value } of parameters) {
    const said = (filtered ? (given['filter'] as Given | null | undefined) : given)?.[field];
    if (said === undefined || said === null) continue;
    if (Array.isArray(said) && said.length === 0) throw new EmptyCondition(field);
    // Validation has checked the type against the schema.
    const plain = value ? value(said as never, companyId) : (said as Params[string]);
    // A body contains conditions as a query string does: numbers are text.
    params[name] = typeof plain === 'number' ? String(plain) : plain;
  }
  return params;
}
