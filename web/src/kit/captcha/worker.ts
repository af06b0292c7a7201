// A worker that tries its share of the keys of a challenge.
import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from './deriveKey.ts';

handler({ deriveKey });
