// GraphQL validation and completion. A separate file, so that Vite pre-bundles the worker's dependencies in
// development.
import 'monaco-graphql/esm/graphql.worker.js';
