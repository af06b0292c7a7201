// Checks and completes GraphQL. A file of our own, so that in development Vite prepares what the worker is made of.
import 'monaco-graphql/esm/graphql.worker.js';
