// Resolvers that are created for their field when the schema is composed, from what the schema says about the field.
import type {
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql';
import type { Context } from '../../context.ts';
import type { Conditions } from '../records/conditions.ts';

/** A field of the schema, and what is known when it is composed. */
export interface FieldAt {
  readonly field: GraphQLField<unknown, unknown>;
  readonly schema: GraphQLSchema;
  readonly conditions: Conditions;
}

type Resolver<Parent, Args, Result> = (
  parent: Parent,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Result>;

type Make = (at: FieldAt) => GraphQLFieldResolver<unknown, unknown>;

/** A placeholder for the resolver until the schema is composed. */
export const atField = <Parent, Args, Result>(
  make: (at: FieldAt) => Resolver<Parent, Args, Result>,
): Resolver<Parent, Args, Result> => Object.assign(unmade(), { make });

const unmade = () => (): never => {
  throw new Error('This resolver is created when the schema is composed');
};

/** The resolver for its field. */
export const bindResolver = (declared: object, at: FieldAt) =>
  ('make' in declared ? (declared.make as Make)(at) : declared) as GraphQLFieldResolver<
    unknown,
    unknown
  >;
