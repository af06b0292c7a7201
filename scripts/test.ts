// `npm test`: what every change must pass. `npm test -- people` runs what concerns a domain, a room or a suite of that
// name, and `npm test -- --changed [commit]` what a change since main, or since that commit, can reach.
import { testRun } from './lib/test-run.ts';

await testRun('main');
