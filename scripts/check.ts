// `npm run check`: format, lint and types; the fast part of `npm test`.
import { printSummary, step } from './lib/checks.ts';
import { formatAndLint, types } from './lib/static-checks.ts';

await step('Format and lint', formatAndLint);
await step('Types', types);
process.exitCode = printSummary();
