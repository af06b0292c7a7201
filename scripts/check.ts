// `npm run check`: format, lint and types; the fast part of `npm test`.
import { printSummary, step } from './lib/testing/summary.ts';
import { formatAndLint, types } from './lib/checks/static-checks.ts';

await step('Format and lint', formatAndLint);
await step('Types', types);
process.exitCode = printSummary();
