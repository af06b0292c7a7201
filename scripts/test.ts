// `npm test`: runs the tests that every change must pass. `npm test -- people` selects a domain, room or suite by name,
// and `npm test -- --changed [commit]` what a change since main, or since that commit, can affect.
import { testRun } from './lib/testing/test-run.ts';

await testRun('main');
