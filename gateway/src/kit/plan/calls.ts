// The REST calls that a field declares, with enough detail to plan, estimate and explain them before they are made.
import type { GraphQLField } from 'graphql';
import type { Params } from '../rest/client.ts';

/** The calls of one field, attached to its resolver. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The route template in the contract. */
  readonly route: string;
  /** The route, where it depends on the arguments. */
  readonly routeOf?: (args: Arguments) => string | undefined;
  /** Paths below the field to the records that the call returns. */
  readonly records: readonly string[];
  /**
   * For records that the contract only embeds in another record: the relation of the record at this route, which may be
   * nested (`blocks.test`).
   */
  readonly within?: string;
  /** The largest number of records that one call returns for these arguments. */
  readonly size: (args: Arguments) => number;
  /** Parameters besides the plan of the records, as far as the arguments determine them. */
  readonly params?: (args: Arguments, selects: (path: string) => boolean) => Params;
  /** Columns of the parent record that the call needs. */
  readonly needs?: readonly string[];
  /**
   * The relation of the parent whose `withCount` replaces the call when only the count is selected.
   */
  readonly counted?: string;
  /** The type of the records, where the field returns an interface. */
  readonly typeName?: (args: Arguments) => string | undefined;
  /** The largest number of calls for one parent; 1 by default. */
  readonly calls?: number;
  /** The batch read for many parents, where the server supports it. */
  readonly together?: (args: Arguments) => Together;
  /** A remark shown in the explained plan. */
  readonly note?: string | ((selects: (path: string) => boolean) => string | undefined);
}

export interface Together {
  readonly most: number;
  readonly params: Params;
  /** The route, where it differs from that of the single read. */
  readonly route?: string;
  /** The relation of the records there, if the rows are embedded. */
  readonly within?: string;
}

export type Arguments = Readonly<Record<string, unknown>>;

/** A resolver that declares its calls. */
export type Calling<Resolver> = Resolver & { readonly restCall: Call };

export const calling = <Resolver extends object>(
  resolver: Resolver,
  restCall: Call,
): Calling<Resolver> => Object.assign(resolver, { restCall });

export function callOf({ resolve }: Pick<GraphQLField<never, unknown>, 'resolve'>): Call | null {
  return resolve && 'restCall' in resolve ? (resolve as Calling<typeof resolve>).restCall : null;
}
