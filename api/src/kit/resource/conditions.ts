// The conditions of a list, as its parameters and in a body: for work on all that it shows, and for exports of it.
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { listLimits } from '../lists/limits.ts';
import { eachSchema } from '../lists/parameters.ts';
import { parameterName, pascalCase, schemaName } from '../http/openapi-references.ts';
import type { ResourceDefinition } from './definition.ts';

/** The values of a condition in a body: one, or any of several. */
const conditionValues = z
  .union([z.string(), z.array(z.union([z.string(), z.number()])).min(1)])
  .optional();

/** A condition that has one value alone. */
export const conditionText = z.string().optional();

/** A condition that is there or not. */
export const conditionFlag = z.union([z.boolean(), z.enum(['0', '1'])]).optional();

export type Conditions = Record<string, string | boolean | (string | number)[] | undefined>;

/** Its shape tells which parameters of a list are conditions. */
export type ConditionsSchema = z.ZodType<Conditions> & { shape: z.ZodRawShape };

/** The search and the filters of a resource as conditions. */
export function conditionsSchema({
  record,
  schemaNames = record.name,
  searched,
  searchedBy,
  filters = [],
  specialFilters = {},
}: Pick<
  ResourceDefinition<PgTable>,
  'record' | 'schemaNames' | 'searched' | 'searchedBy' | 'filters' | 'specialFilters'
>): ConditionsSchema {
  const special = Object.entries(specialFilters).flatMap(([name, { condition }]) =>
    condition === null ? [] : [[name, condition ?? conditionValues] as const],
  );
  return z
    .strictObject(
      Object.fromEntries([
        ...(searched || searchedBy ? [['search', conditionText] as const] : []),
        ...filters.map((name) => [name, conditionValues] as const),
        ...special,
      ]),
    )
    .meta(schemaName(`${schemaNames}Filter`));
}

/** The conditions of a body as a list's query would say them. */
export function queryOf(conditions: Conditions): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)];
      return [name, typeof value === 'boolean' ? String(Number(value)) : value];
    }),
  );
}

/** The filters of a resource as parameters of its list. */
export function filterDocumentation({
  record,
  filters = [],
  specialFilters = {},
  parent,
}: Pick<ResourceDefinition<PgTable>, 'record' | 'filters' | 'specialFilters' | 'parent'>): Record<
  string,
  z.ZodType
> {
  const value = z.string().meta({ maxLength: listLimits.text });
  const several = z.array(value).meta({ maxItems: listLimits.values });
  const values = z.union([value, several]).optional();
  const filter = (name: string, description: string) =>
    values.meta({ description, ...parameterName(`${pascalCase(name)}Filter`) });
  return {
    ...Object.fromEntries(
      filters.map((name) => [name, filter(name, `Rows whose ${name} has one of these values.`)]),
    ),
    ...Object.fromEntries(
      Object.entries(specialFilters).map(([name, { description }]) => [
        name,
        filter(`${record.name}_${name}`, description),
      ]),
    ),
    ...eachSchema(record.name, [...filters, ...Object.keys(specialFilters)], parent?.by),
  };
}
