// `npm run test:deep`: runs broader and more expensive tests than `npm test`. `npm run test:deep -- people` selects a
// domain, `--shard 1/4` a part of all.
import { testRun } from './lib/testing/test-run.ts';

await testRun('deep');
