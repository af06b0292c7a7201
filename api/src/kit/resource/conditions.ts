// The conditions of a list in request bodies, for bulk actions and exports.
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { listLimits } from '../lists/limits.ts';
import { eachSchema } from '../lists/parameters.ts';
import { parameterName, pascalCase, schemaName } from '../http/openapi-references.ts';
import type { ResourceDefinition } from './definition.ts';
import type { ConditionsSchema, Conditions } from './contract.ts';

/** The values of a condition in a body. */
const conditionValues = z
  .union([z.string(), z.array(z.union([z.string(), z.number()])).min(1)])
  .optional();

/** A condition with a single value. */
export const conditionText = z.string().optional();

/** A boolean condition. */
export const conditionFlag = z.union([z.boolean(), z.enum(['0', '1'])]).optional();

/** The search and the filters of a resource as a schema for bodies. */
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

/** Converts conditions of a body to query parameters. */
export function queryOf(conditions: Conditions): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)];
      return [name, typeof value === 'boolean' ? String(Number(value)) : value];
    }),
  );
}

/** The filters of a resource as query parameters of its list. */
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
