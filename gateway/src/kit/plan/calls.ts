// What a field that calls REST declares of its calls: enough to plan, to reckon and to show them before they are made.
import type { GraphQLField } from 'graphql';
import type { Params } from '../rest/client.ts';

/** The calls of one field, as its resolver carries them. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** How the contract writes the address. */
  readonly route: string;
  /** How, where it depends on what is asked for. */
  readonly routeOf?: (args: Arguments) => string | undefined;
  /** Where the records that it brings stand under the field. */
  readonly records: readonly string[];
  /** The relation that they are of the record at this address, where only that one has an address; `blocks.test` of a relation of it. */
  readonly within?: string;
  /** At most how many records one call brings, for these arguments. */
  readonly size: (args: Arguments) => number;
  /** What the call is told beside the plan of its records, as far as the arguments say. */
  readonly params?: (args: Arguments, selects: (path: string) => boolean) => Params;
  /** Columns of the record that it hangs on. */
  readonly needs?: readonly string[];
  /** The relation of that record whose `withCount` saves the call when only the number is asked for. */
  readonly counted?: string;
  /** The type of the records, where the field returns an interface. */
  readonly typeName?: (args: Arguments) => string | undefined;
  /** At most how many calls it makes for one parent; one when left out. */
  readonly calls?: number;
  /** Where the server reads it for many parents in one call: at most for how many, and what that call is told besides. */
  readonly together?: (args: Arguments) => Together;
  /** For those who read a plan. */
  readonly note?: string | ((selects: (path: string) => boolean) => string | undefined);
}

export interface Together {
  readonly most: number;
  readonly params: Params;
  /** Where that is another address. */
  readonly route?: string;
  /** The relation that they are of the records there. */
  readonly within?: string;
}

export type Arguments = Readonly<Record<string, unknown>>;

/** A resolver that says which calls it makes. */
export type Calling<Resolver> = Resolver & { readonly restCall: Call };

export const calling = <Resolver extends object>(
  resolver: Resolver,
  restCall: Call,
): Calling<Resolver> => Object.assign(resolver, { restCall });

export function callOf({ resolve }: Pick<GraphQLField<never, unknown>, 'resolve'>): Call | null {
  return resolve && 'restCall' in resolve ? (resolve as Calling<typeof resolve>).restCall : null;
}
