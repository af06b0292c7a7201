// Creates the Fastify server with what every request passes before it reaches a domain.
import {
  drainRequest,
  headerTimeouts,
  slowClientGuard,
} from '@kafedra/common/http/slow-client-guard';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { Database } from '../database/database.ts';
import { createUrlSigner, signFileAddresses } from '../files/signed-urls.ts';
import type { Storage } from '../files/storage.ts';
import { documentRoutes, useZodSchemas } from '../http/documentation.ts';
import {
  answerFailures,
  closing,
  rejectMalformedRequest,
  sendRouteNotFound,
} from '../http/errors.ts';
import { registerIdempotency } from '../http/idempotency.ts';
import { takeEmptyBodies } from '../http/input-coercion.ts';
import { refuseInvalidText } from '../http/invalid-text.ts';
import { countForSender, echoRequestIds, requestId, traceCalls } from '../http/requests.ts';
import { logging } from '../observe/log.ts';
import { requireDeclaredPermissions } from '../permissions/permissions.ts';
import { guardRoutes } from '../permissions/session.ts';
import { decorateKit } from './services.ts';

/** Limit of request bodies without files: 1 MiB. */
const bodyLimit = 1024 * 1024;

/** Bytes. Node's limit for the request line and headers. */
const longestAddress = 16 * 1024;

/**
 * Milliseconds within which a client must read a part of a response. The gateway judges how fast people read; it reads in
 * bursts what they read slowly: the kernel asks for more when a sixteenth of its buffer is free, up to 400 KB, which takes
 * 800 seconds at 512 bytes/s.
 */
const takeWithin = 900_000;

export async function createServer(
  settings: Settings,
  access: { database: Database; storage: Storage },
): Promise<FastifyInstance> {
  const { database } = access;
  const app = Fastify({
    http: headerTimeouts,
    bodyLimit,
    trustProxy: 'loopback',
    rewriteUrl: ({ url = '/' }) => withoutBigMedia(url),
    genReqId: (request) => requestId(request.headers),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    logger: logging(settings.LOG_LEVEL),
    // Overlong path parameters get the same 404 as unknown records.
    routerOptions: { maxParamLength: longestAddress },
    frameworkErrors: (_error, _request, reply) => sendRouteNotFound(reply),
    clientErrorHandler: rejectMalformedRequest,
    return503OnClosing: false, // Answered in the documented form below.
  });
  decorateKit(app, settings, access);
  closeGracefully(app);
  slowClientGuard(app.server, { takeWithin });
  app.addHook('onResponse', async ({ raw }) => drainRequest(raw));
  answerFailures(app);
  useZodSchemas(app);
  echoRequestIds(app);
  countForSender(app);
  requireDeclaredPermissions(app);
  guardRoutes(app, database, app.kit.authenticate);
  registerIdempotency(app, database);
  refuseInvalidText(app);
  signFileAddresses(app, createUrlSigner(database.secret));
  await traceCalls(app, settings.TRACE_REST_CALLS);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { traceRequests } = await import('../observe/tracing.ts'); // Takes 130 ms to load and is rarely needed.
    traceRequests(app, {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    });
  }
  await documentRoutes(app);
  takeEmptyBodies(app);
  return app;
}

/** Widgets send films below `/api/big_media/`, where a proxy may allow more time. It equals `/api/`. */
const withoutBigMedia = (url: string): string => url.replace(/^\/api\/big_media\//, '/api/');

function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // A connection whose response ends now would be kept alive, and closing the server would wait for it.
    app.server.keepAliveTimeout = 1;
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? closing() : undefined));
}
