// Makes a test gateway independent of the machine's speed: timeouts are never reached, and event loop lag rejects no
// operations. Tests of deadlines stop the clock (`clock.ts`).
import type { FastifyInstance } from 'fastify';

/** Settings in milliseconds. */
export const noTimeouts = { REST_API_TIMEOUT: '600000', OPERATION_TIMEOUT: '600000' };

/** The event loop of a test process, with client and servers in it, may lag. */
export function neverUnderPressure(app: FastifyInstance): void {
  app.isUnderPressure = () => false;
}
