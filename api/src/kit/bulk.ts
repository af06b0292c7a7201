/** Work on many records at once: on those that are named, or on all that a list with some conditions shows. */
import { and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { conditionsOf } from './list.ts';
import type { Grant, Scope } from './permissions.ts';
import type { Resource } from './resource.ts';

/** How many records are taken by name, and named in an answer. */
export const bulkIds = 1000;

/** The values of a condition in a body: one, or any of several. */
export const conditionValues = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))])
  .optional();

/** A condition that is there or not, in a body. */
export const conditionFlag = z.union([z.boolean(), z.enum(['0', '1'])]).optional();

/** The conditions of a list in a body. */
export type Conditions = Record<string, string | boolean | (string | number)[] | undefined>;

/** Which records: those with these ids, or all that match. Exactly one of the two. */
export interface Chosen {
  ids: readonly number[] | undefined;
  matching: Conditions | undefined;
}

/**
 * The body of work on many: ids under this name, or the conditions of the list; and what the work itself needs.
 * `nothing` and `tooMany` are told next to the ids.
 */
export function bulkInput<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  matching: z.ZodType<Conditions>,
  texts: { nothing: string; tooMany: string },
  shape: Shape = {} as Shape,
) {
  const ids = z.array(z.int()).min(1, texts.nothing).max(bulkIds, texts.tooMany).optional();
  const body = z
    .object({ [name]: ids, matching: matching.optional(), ...shape })
    .refine(
      (input: Record<string, unknown>) =>
        (input[name] === undefined) !== (input['matching'] === undefined),
      { message: 'Обязательное поле', path: [name], params: { code: 'required' } },
    );
  // A computed name loses its type.
  return body as z.ZodType<
    { [Key in Name]?: number[] } & { matching?: Conditions } & z.infer<z.ZodObject<Shape>>
  >;
}

/** The records that the person may see and that the grant lets them change. */
export function chosenRows(
  resource: Resource,
  scope: Scope,
  grant: Grant,
  { ids, matching }: Chosen,
): SQL | undefined {
  const source = resource.source(scope, grant);
  const seen = resource.source(scope, resource.permissions.read).where;
  const query = matching === undefined ? { ids: (ids ?? []).join(',') } : queryOf(matching);
  const { search, ids: named, filters } = resource.readParameters(query);
  return and(seen, ...conditionsOf(source, { search, ids: named, filters }, scope).values());
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
