// What keeps a gateway in a test from judging the machine: no deadline of its own is reached, and no lag sends
// operations away. Tests of deadlines stop the clock (`clock.ts`).
import type { FastifyInstance } from 'fastify';

/** Settings in milliseconds. */
export const unhurried = { REST_API_TIMEOUT: '600000', OPERATION_TIMEOUT: '600000' };

/** The event loop of a test, with client and servers in one process, lags as it likes. */
export function neverUnderPressure(app: FastifyInstance): void {
  app.isUnderPressure = () => false;
}
