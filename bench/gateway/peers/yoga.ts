// GraphQL Yoga on node:http with defaults, and optionally with JIT.
import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createYoga } from 'graphql-yoga';
import { serve } from '../serve.ts';
import { createContext } from './rest.ts';
import { schema } from './schema.ts';

const yoga = createYoga({
  schema,
  context: createContext,
  logging: false,
  plugins: process.env['JIT'] === 'on' ? [useGraphQlJit()] : [],
});
await serve(createServer((request, response) => void yoga(request, response)));
