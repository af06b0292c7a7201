// The conditions of a list, as a field's arguments or the match of a bulk mutation have them, as parameters of REST. Each
// is the parameter of its name in snake_case; an id is named after its type: `group` takes global ids of a Group, and is
// `group_id` in REST. `filter` holds more of them. What is otherwise, a domain declares.
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
import { idsInCompany, mistakeOf } from './ids.ts';
import type { Renamed } from '../mutations/payload.ts';

/** A condition that is no parameter of the same name and value; one that is left out or null is none. */
export interface Condition<Value> {
  /** Of the parameter. */
  readonly name: string;
  readonly value: (value: Value, companyId: number | null) => Params[string];
}

/** Of any value. */
type AnyCondition = Condition<never>;

type Filters = Extract<keyof ResolversParentTypes, `${string}Filter`>;

/** By the input type and the field in it. */
export type FilterConditions = {
  readonly [Type in Filters]?: {
    readonly [Field in keyof ResolversParentTypes[Type]]?: Condition<
      NonNullable<ResolversParentTypes[Type][Field]>
    >;
  };
};

/** Those of all domains. */
export type Conditions = ReadonlyMap<string, Readonly<Record<string, AnyCondition | undefined>>>;

/** Global ids of records of a type, one or more. */
export const idsOf = (type: string, name: string): Condition<string | readonly string[]> => ({
  name,
  value: (given, companyId) => {
    const values = [given].flat();
    const ids = companyId !== null && idsInCompany(values, type, companyId);
    if (ids) return ids;
    // One of another company is nothing that a person could mend.
    throw badArgument(
      mistakeOf(values, type) ?? `Ожидается \`${type}.id\` этой компании, а не другой.`,
    );
  },
});

/** A condition of no values: lists show nothing then, and what is done to all that match is refused. */
export class FindsNothing extends GraphQLError {
  constructor(field: string) {
    super(
      `Пустой список в \`${field}\` не находит ничего: укажите хотя бы одно значение или уберите условие.`,
      { extensions: { code: 'BAD_ARGUMENT' } },
    );
  }
}

/** Null where the conditions let nothing be found. */
export function unlessNothing<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FindsNothing) return null;
    throw error;
  }
}

type Given = Readonly<Record<string, unknown>>;

/** How conditions are told to REST. */
export interface ConditionReader {
  readonly params: (given: object, companyId: number | null) => Params;
  /** By REST's names, where each stands: `{ group_id: 'filter.group' }`. */
  readonly names: Renamed;
}

type Field = Pick<GraphQLInputField, 'name' | 'type'>;

/** Reads the conditions among a field's arguments, or those below them: 'input', 'places', 'matching'. */
export function conditionsAt(known: FieldAt, ...path: string[]): ConditionReader {
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
  throw new Error(`There is no input ${name} that conditions could stand in`);
}

const notConditions = new Set(['first', 'after', 'last', 'before', 'orderBy', 'ids']);

interface Parameter extends Partial<AnyCondition> {
  readonly name: string;
  readonly field: string;
  /** Whether the field stands in `filter`. */
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
  if (inner === 'ID' && isNamed) return { ...at, ...idsOf(named, `${name}_id`) };
  const place = filter?.name ?? 'arguments';
  throw new Error(`${place}.${field}: no name says what it is in REST, and no domain's conditions`);
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
    if (Array.isArray(said) && said.length === 0) throw new FindsNothing(field);
    // The schema has seen to it that it is of the field's type.
    const plain = value ? value(said as never, companyId) : (said as Params[string]);
    // A body has the conditions as an address has them, where a number is a text.
    params[name] = typeof plain === 'number' ? String(plain) : plain;
  }
  return params;
}
