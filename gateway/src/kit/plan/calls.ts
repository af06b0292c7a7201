// The REST calls that a field declares, with enough detail to plan, estimate and explain them before they are made.
import type { GraphQLField } from 'graphql';
import type { Params } from '../rest/client.ts';

/** The calls of one field, attached to its resolver. */
export interface CallDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The route template in the contract. */
  readonly route: string;
  /** The route, where it depends on the arguments. */
  readonly routeOf?: (args: FieldArguments) => string | undefined;
  /** Paths below the field to the records that the call returns. */
  readonly records: readonly string[];
  /**
   * For records that the contract only embeds in another record: the relation of the record at this route, which may be
   * nested (`blocks.test`).
   */
  readonly within?: string;
  /** The largest number of records that one call returns for these arguments. */
  readonly size: (args: FieldArguments) => number;
  /** Parameters besides the plan of the records, as far as the arguments determine them. */
  readonly params?: (args: FieldArguments, selects: (path: string) => boolean) => Params;
  /** Columns of the parent record that the call needs. */
  readonly needs?: readonly string[];
  /**
   * The relation of the parent whose `withCount` replaces the call when only the count is selected.
   */
  readonly counted?: string;
  /** The type of the records, where the field returns an interface. */
  readonly typeName?: (args: FieldArguments) => string | undefined;
  /** The largest number of calls for one parent; 1 by default. */
  readonly calls?: number;
  /** The batch read for many parents, where the server supports it. */
  readonly batch?: (args: FieldArguments) => BatchRead;
  /** A remark shown in the explained plan. */
  readonly note?: string | ((selects: (path: string) => boolean) => string | undefined);
}

export interface BatchRead {
  readonly most: number;
  readonly params: Params;
  /** The route, where it differs from that of the single read. */
  readonly route?: string;
  /** The relation of the records there, if the rows are embedded. */
  readonly within?: string;
}

export type FieldArguments = Readonly<Record<string, unknown>>;

/** A resolver that declares its calls. */
export type WithCall<Resolver> = Resolver & { readonly restCall: CallDeclaration };

export const withCall = <Resolver extends object>(
  resolver: Resolver,
  restCall: CallDeclaration,
): WithCall<Resolver> => Object.assign(resolver, { restCall });

export function declaredCall({
  resolve,
}: Pick<GraphQLField<never, unknown>, 'resolve'>): CallDeclaration | null {
  return resolve && 'restCall' in resolve ? (resolve as WithCall<typeof resolve>).restCall : null;
}
