// `npm run generate`: everything that is generated and committed, in the order in which one needs the other.
import { generate } from './lib/generate.ts';

if (!(await generate())) process.exitCode = 1;
