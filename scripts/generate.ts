// `npm run generate`: runs all generators of committed files in the order of their dependencies.
import { generate } from './lib/generate.ts';

if (!(await generate())) process.exitCode = 1;
