// The GraphQL error for an invalid argument. Messages are in Russian and name the expected and the actual value.
import { GraphQLError } from 'graphql';

export const badArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_ARGUMENT' } });
