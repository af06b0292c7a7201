// What is wrong with an argument, in the language of the product's other errors: what is expected, and what came.
import { GraphQLError } from 'graphql';

export const badArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_ARGUMENT' } });
