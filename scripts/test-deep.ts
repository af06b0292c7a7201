// `npm run test:deep`: what is proven beside `npm test`, more broadly or more dearly. `npm run test:deep -- people` runs
// what concerns a domain, `--shard 1/4` a part of all.
import { testRun } from './lib/test-run.ts';

await testRun('deep');
