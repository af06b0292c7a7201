// Builds the public server; routes and hooks are registered in the order in which they handle a request.
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { drainRequest } from '@kafedra/common/http/slow-client-guard';
import { companyFinder } from './company/hosts.ts';
import { serveCertificates } from './courses/certificates/routes.ts';
import { createFrameAncestors } from './forms/embedding/frame-ancestors.ts';
import { trustIn } from './kit/http/caller.ts';
import { createFastPath, type FastPath } from './kit/http/fast-path.ts';
import { serveGraphiQL } from './kit/http/graphiql.ts';
import { serveGraphQL } from './kit/http/graphql.ts';
import { serveHealth } from './kit/http/health.ts';
import { atAnyHost, createPagesByHost, type PagesByHost } from './kit/http/hosts.ts';
import { loggerOptions, logRequests, requestId } from './kit/http/log.ts';
import { createEngine } from './kit/operations/engine.ts';
import { loadLimits } from './kit/operations/limits.ts';
import { readPersistedOperations } from './kit/operations/persisted.ts';
import type { Metrics } from './kit/observe/metrics.ts';
import { createObserver, type Observer } from './kit/observe/observer.ts';
import type { Tracing } from './kit/observe/tracing.ts';
import { createRestService, type RestService } from './kit/rest/client.ts';
import { addCors, addSecurityHeaders } from './kit/http/security.ts';
import { serveWebApp } from './kit/http/web-app.ts';
import type { ComposedDomains } from './kit/schema/schema.ts';
import { serveWebinars } from './lessons/webinars/routes.ts';
import { serveMedia } from './media/routes.ts';
import { servePayments } from './payments/purchase/routes.ts';
import { serveDigests } from './people/notifications/routes.ts';
import { domains as ours } from './schema.ts';
import type { Settings } from './settings.ts';

export async function createServer(
  settings: Settings,
  domains: ComposedDomains = ours,
): Promise<FastifyInstance> {
  const service = createRestService({
    url: settings.REST_API_URL,
    timeout: settings.REST_API_TIMEOUT,
    companyCallsPerMinute: settings.COMPANY_CALLS_PER_MINUTE,
  });
  const security = {
    origins: settings.CORS_ORIGINS,
    production: settings.NODE_ENV === 'production',
  };
  const trust = trustIn(settings.TRUSTED_PROXIES);
  const direct = createFastPath();
  const app = fastify({
    serverFactory: direct.createServer,
    logger: loggerOptions(settings.LOG_LEVEL),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestId,
    bodyLimit: settings.BODY_LIMIT,
    trustProxy: trust,
  });
  app.addHook('onClose', () => service.close());
  app.addHook('onResponse', async ({ raw }) => drainRequest(raw));
  letGoWhenStopping(app, direct);
  await app.register(underPressure, {
    maxEventLoopDelay: loadLimits.eventLoopDelay,
    sampleInterval: 1_000,
    pressureHandler: () => undefined, // only operations are rejected under pressure
  });
  const engine = createEngine({
    domains,
    service,
    log: app.log,
    persisted: readPersistedOperations(settings.PERSISTED_OPERATIONS),
    introspection: settings.INTROSPECTION,
    suggestions: settings.SUGGESTIONS,
    unpersisted: settings.UNPERSISTED_OPERATIONS,
    timeout: settings.OPERATION_TIMEOUT,
    // The delay is not finite when no sample was taken: then something other than load stopped the process.
    isUnderPressure: () =>
      app.isUnderPressure() && Number.isFinite(app.memoryUsage().eventLoopDelay),
    observer: await observe(app, settings, service),
  });

  logRequests(app);
  addSecurityHeaders(app, security);
  addCors(app, security);
  serveHealth(app, service);
  if (settings.GRAPHIQL) serveGraphiQL(app, settings.WEB_ROOT);
  serveGraphQL(app, engine, { bodyLimit: settings.BODY_LIMIT, explain: settings.GRAPHIQL });
  direct.open(engine, { ...security, bodyLimit: settings.BODY_LIMIT, trust });
  serveMedia(app, service);
  serveWebinars(app, service);
  servePayments(app, service);
  serveDigests(app, service);
  serveCertificates(app, service);
  await serveWebApp(app, {
    webRoot: settings.WEB_ROOT,
    byHost: pagesByHost(settings, service),
    framersOf: createFrameAncestors(service),
    store: settings.S3_PUBLIC_URL === undefined ? null : new URL(settings.S3_PUBLIC_URL),
  });
  return app;
}

/** Serves pages by host if company hosts are enabled. */
const pagesByHost = ({ COMPANY_HOSTS, PUBLIC_URL }: Settings, service: RestService): PagesByHost =>
  COMPANY_HOSTS && PUBLIC_URL !== undefined
    ? createPagesByHost({ publicUrl: new URL(PUBLIC_URL), find: companyFinder(service) })
    : atAnyHost;

/** Starts metrics and tracing if configured; their modules are loaded only then. */
async function observe(
  app: FastifyInstance,
  settings: Settings,
  service: RestService,
): Promise<Observer | null> {
  const {
    METRICS_PORT: port,
    METRICS_HOST: host,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  } = settings;
  let metrics: Metrics | null = null;
  let tracing: Tracing | null = null;
  if (port !== undefined) {
    const { createMetrics, readingsOf, serveMetrics } = await import('./kit/observe/metrics.ts');
    metrics = createMetrics(readingsOf(service));
    const server = await serveMetrics(metrics, { host, port });
    app.addHook('onClose', async () => void server.close());
  }
  if (endpoint !== undefined) {
    const { startTracing } = await import('./kit/observe/tracing.ts');
    const started = startTracing({ endpoint, ratio: settings.OTEL_TRACES_SAMPLER_ARG });
    app.addHook('onClose', () => started.close());
    tracing = started;
  }
  return createObserver(metrics, tracing);
}

/**
 * On stop, running requests are answered and kept-alive connections end with them. Subscriptions are cut off without
 * completion, so that their clients reconnect.
 */
function letGoWhenStopping(app: FastifyInstance, direct: FastPath): void {
  const streams = new Set<FastifyReply['raw']>();
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    direct.close();
    app.server.keepAliveTimeout = 1; // for responses that have started
    for (const stream of streams) stream.destroy();
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close');
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
}
