// Creates the REST API: middleware for all requests, then the routes of the domains.
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { errorCodes, LogController, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  drainRequest,
  headerTimeouts,
  slowClientGuard,
} from '@kafedra/common/http/slow-client-guard';
import { registerLog } from './audits/index.ts';
import {
  companyRemoval,
  companySpending,
  domainFinder,
  ownAddress,
  registerCompany,
  roomOfCompany,
} from './company/index.ts';
import { removeOldDetachments } from './courses/index.ts';
import { registerCourses } from './courses/routes.ts';
import { registerBitrix } from './crm/index.ts';
import {
  createWebhooks,
  keptAnswers,
  removeOldDeliveries,
  removeOldTickets,
} from './forms/index.ts';
import { registerForms } from './forms/routes.ts';
import { registerHelp } from './help/index.ts';
import { exportResource } from './exports/index.ts';
import { createJobs, registerJobs } from './jobs/index.ts';
import { altcha, noCaptcha } from './kit/services/captcha.ts';
import type { Database, Transaction } from './kit/database/database.ts';
import { serveDocs } from './kit/http/docs-page.ts';
import { documentRoutes, failures, schema, useZodSchemas } from './kit/http/documentation.ts';
import {
  answerFailures,
  sendRouteNotFound,
  rejectMalformedRequest,
  closing,
} from './kit/http/errors.ts';
import { registerIdempotency } from './kit/http/idempotency.ts';
import { logging } from './kit/observe/log.ts';
import { createUrlSigner, signFileAddresses } from './kit/files/signed-urls.ts';
import { createLanguageModel } from './kit/services/language-model.ts';
import { createMailer } from './kit/services/mail.ts';
import { createOutbound } from './kit/services/outbound.ts';
import { createSms } from './kit/services/sms.ts';
import { createSpeech } from './kit/services/speech.ts';
import { requireDeclaredPermissions } from './kit/permissions/permissions.ts';
import { countForSender, echoRequestIds, requestId, traceCalls } from './kit/http/requests.ts';
import { takeEmptyBodies } from './kit/http/input-coercion.ts';
import { guardRoutes } from './kit/permissions/session.ts';
import { removeOldStagedTexts } from './kit/database/staged-texts.ts';
import type { Storage } from './kit/files/storage.ts';
import { refuseInvalidText } from './kit/http/invalid-text.ts';
import {
  createUploads,
  findFfmpeg,
  formLimits,
  registerFileStorage,
  registerGalleries,
  registerLibrary,
  registerMedia,
  registerUploads,
  declareRoom,
  inBigMedia,
  streamMaker,
} from './media/index.ts';
import {
  authenticateWith,
  companyMessages,
  digests,
  registerPeople,
  removeOldNotifications,
  scopeOfMember,
} from './people/index.ts';
import {
  recountCourses,
  reminders,
  startCountingFilms,
  webinarWork,
  zoomsAt,
} from './lessons/index.ts';
import { registerLessons } from './lessons/routes.ts';
import { callReminders, leadWork } from './orders/index.ts';
import { registerOrders } from './orders/routes.ts';
import { removeOldStagedQuestions } from './question-exchange/index.ts';
import { registerAssessments, startAttemptExpiry } from './assessments/routes.ts';
import { registerExamGeneration } from './exam-generation/routes.ts';
import { registerOlympiads } from './olympiads/olympiad-routes.ts';
import { registerTestTransfer } from './question-exchange/transfer/transfer-routes.ts';
import {
  instalments,
  payerMails,
  paymentWork,
  receipts,
  registerPayments,
  startRegularPass,
  yooKassa,
  yooKassaAt,
} from './payments/index.ts';
import type { Settings } from './settings.ts';

/** Limit of request bodies without files: 1 MiB. */
const bodyLimit = 1024 * 1024;

/** Bytes. Node's limit for the request line and headers. */
const longestAddress = 16 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the job workers. Jobs can be ordered from then on. */
    startJobs: () => Promise<void>;
    /** Sends the notification digests that are due at a time. */
    sendDigests: (at: Date) => Promise<void>;
    /** Resolves when no mail is being sent. Mails are sent after the responses. */
    mailsAreOut: () => Promise<void>;
  }
}

/**
 * Milliseconds in which some of an answer has to be taken. The gateway judges how fast people take it, and takes in bursts
 * what they take slowly: the kernel asks for more when a sixteenth of its buffer is free, which is up to 400 KB, 800 seconds
 * at 512 bytes/s.
 */
const takeWithin = 900_000;

export async function createApp(
  settings: Settings,
  { database, storage }: { database: Database; storage: Storage },
): Promise<FastifyInstance> {
  const app = Fastify({
    http: headerTimeouts,
    bodyLimit,
    trustProxy: 'loopback',
    rewriteUrl: ({ url = '/' }) => inBigMedia(url),
    genReqId: (request) => requestId(request.headers),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    logger: logging(settings.LOG_LEVEL),
    // Overlong path parameters get the same 404 as unknown records.
    routerOptions: { maxParamLength: longestAddress },
    frameworkErrors: (_error, _request, reply) => sendRouteNotFound(reply),
    clientErrorHandler: rejectMalformedRequest,
    return503OnClosing: false, // Answered in the documented form below.
  });
  const mailer = createMailer(settings, app.log);
  const patient = database.forBackground();
  const jobs = createJobs({
    database: patient,
    storage,
    log: app.log,
    scopeOfMember,
    cleanMore: async (cleaned) => {
      await removeOldDeliveries(cleaned);
      await removeOldTickets(cleaned);
      await removeOldDetachments(cleaned);
      await recountCourses(cleaned);
      await removeOldNotifications(cleaned);
      await removeOldStagedQuestions(cleaned);
      await removeOldStagedTexts(cleaned);
    },
  });
  const sms = createSms(settings);
  const removal = companyRemoval({
    database: patient,
    storage,
    log: app.log,
    removeSomeJobs: (companyId) => jobs.removeSome(companyId),
  });
  const dnsServers = listed(settings.DNS_SERVERS);
  const outbound = createOutbound({ privateNetworks: settings.PRIVATE_NETWORKS, dnsServers });
  const spending = companySpending({ database: patient }, settings.SPENDING_QUOTA);
  const ffmpeg = findFfmpeg(settings.FFMPEG);
  const streams = streamMaker({
    database: patient,
    storage,
    log: app.log,
    folder: join(settings.DATA_DIR, 'streams'),
    ffmpeg,
    spending,
  });
  const speech = createSpeech(settings, spending);
  const languageModel = createLanguageModel(settings, spending);
  const webhooks = createWebhooks({ database: patient, outbound, log: app.log });
  const companyHosts = {
    publicUrl: settings.PUBLIC_URL,
    areOn: settings.COMPANY_HOSTS === 'on',
  };
  const roomOf = roomOfCompany(settings.STORAGE_QUOTA);
  declareRoom(database, roomOf);
  const messages = companyMessages({
    mailer,
    sms,
    quotaFactor: settings.MESSAGE_QUOTA,
    spending,
    smsPrice: settings.SENDPULSE_PRICE ?? 0,
  });
  const mails = digests({
    database: patient,
    messages,
    scopeOfMember,
    publicUrl: settings.PUBLIC_URL,
    log: app.log,
  });
  const pages = {
    publicUrl: settings.PUBLIC_URL,
    ownAddress: (transaction: Transaction, companyId: number) =>
      ownAddress(transaction, companyHosts, companyId),
  };
  const zooms = zoomsAt({
    database,
    outbound,
    apiUrl: settings.ZOOM_URL,
    oauthUrl: settings.ZOOM_OAUTH_URL,
  });
  const sendToPayer = payerMails({
    database: patient,
    messages,
    scopeOfMember,
    log: app.log,
  });
  const providerAt = yooKassa(settings.YOOKASSA_URL);
  const parts = {
    ...pages,
    database,
    storage,
    scopeOfMember,
    uploads: createUploads({ database, storage, largest: settings.UPLOAD_LIMIT, roomOf }),
    roomOf,
    storageQuota: settings.STORAGE_QUOTA,
    mailer,
    sms,
    spending,
    speech,
    languageModel,
    provided: {
      ai: languageModel.refusal === null,
      speech: speech.refusalOf(0) === null,
      sms: Boolean(settings.SENDPULSE_ID && settings.SENDPULSE_SECRET),
      streams: ffmpeg !== null,
    },
    jobs,
    removal,
    outbound,
    webhooks,
    captcha:
      settings.CAPTCHA === 'off'
        ? noCaptcha
        : altcha({ tries: settings.CAPTCHA_TRIES, secret: settings.CAPTCHA_SECRET }),
    companyHosts,
    messages,
    zooms,
    webinarWork: webinarWork({
      database: patient,
      zooms,
      remind: reminders({ ...pages, database: patient, messages, scopeOfMember, log: app.log }),
      log: app.log,
    }),
    answers: keptAnswers(),
    calls: callReminders(patient, app.log),
    leads: leadWork({ database: patient, outbound, log: app.log }),
    yooKassa: yooKassaAt(settings.YOOKASSA_URL),
    providerAt,
    paymentWork: paymentWork({
      database: patient,
      providerAt,
      outbound,
      sendReceipt: receipts({ database: patient, sendToPayer, publicUrl: settings.PUBLIC_URL }),
      followInstalment: instalments({
        database: patient,
        sendToPayer,
        publicUrl: settings.PUBLIC_URL,
      }),
      log: app.log,
    }),
    findDomain: domainFinder(dnsServers),
  };

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // A connection whose response ends now would be kept alive, and closing the server would wait for it.
    app.server.keepAliveTimeout = 1;
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? closing() : undefined));
  slowClientGuard(app.server, { takeWithin });
  app.addHook('onResponse', async ({ raw }) => drainRequest(raw));
  answerFailures(app);
  useZodSchemas(app);
  echoRequestIds(app);
  countForSender(app);
  requireDeclaredPermissions(app);
  guardRoutes(app, database, authenticateWith(database));
  registerIdempotency(app, database);
  refuseInvalidText(app);
  signFileAddresses(app, createUrlSigner(database.secret));
  await traceCalls(app, settings.TRACE_REST_CALLS);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { traceRequests } = await import('./kit/observe/tracing.ts'); // Takes 130 ms to load and is rarely needed.
    traceRequests(app, {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    });
  }
  await documentRoutes(app);
  await app.register(multipart, {
    limits: { ...formLimits, fileSize: settings.UPLOAD_LIMIT },
  });
  takeEmptyBodies(app);
  app.addContentTypeParser('application/octet-stream', ({ routeOptions: { config } }, _, done) =>
    done(config.upload ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
  );

  await app.register(async (domains) => {
    registerHealth(domains, database);
    serveDocs(domains);
    registerPeople(domains, parts);
    registerCompany(domains, parts);
    registerMedia(domains, parts);
    registerUploads(domains, parts);
    registerFileStorage(domains, parts);
    registerGalleries(domains, database);
    registerLibrary(domains, database);
    registerCourses(domains, parts);
    registerJobs(domains, parts);
    exportResource.register(domains, database);
    registerBitrix(domains, parts);
    registerForms(domains, parts);
    registerLessons(domains, parts);
    registerAssessments(domains, parts);
    registerOlympiads(domains, parts);
    registerTestTransfer(domains, parts);
    registerExamGeneration(domains, parts);
    registerOrders(domains, parts);
    registerPayments(domains, parts);
    registerHelp(domains, parts);
    registerLog(domains, database);
  });

  let stopCountingFilms = () => Promise.resolve();
  let stopEndingAttempts = () => Promise.resolve();
  let stopPaymentPass = () => Promise.resolve();
  let stopDigests = () => Promise.resolve();
  app.decorate('startJobs', async () => {
    await jobs.start();
    await webhooks.start();
    await parts.webinarWork.start();
    await parts.paymentWork.start();
    parts.leads.start();
    parts.calls.start();
    removal.start();
    await streams.start();
    stopCountingFilms = startCountingFilms(patient, app.log);
    stopEndingAttempts = startAttemptExpiry(patient, app.log);
    stopPaymentPass = startRegularPass(patient, parts.paymentWork, app.log);
    stopDigests = mails.start();
  });
  app.decorate('sendDigests', (at: Date) => mails.send(at));
  app.decorate('mailsAreOut', () => mailer.idle());
  app.addHook('onClose', async () => {
    await stopDigests();
    await stopPaymentPass();
    await stopEndingAttempts();
    await stopCountingFilms();
    await streams.stop();
    await removal.stop();
    await parts.calls.stop();
    await parts.leads.stop();
    await parts.paymentWork.stop();
    await parts.webinarWork.stop();
    await webhooks.stop();
    await jobs.stop();
    await app.mailsAreOut();
    await database.close();
  });
  return app;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** `/health`: whether the process answers. `/ready`: whether the database does, too. */
function registerHealth(app: FastifyInstance, database: Database): void {
  const status = z.object({ status: z.string(), missing: z.array(z.string()).optional() });
  app.get(
    '/health',
    {
      config: { permission: 'open' },
      schema: schema('Health', 'Whether the process answers', {
        response: { 200: status, ...failures(422) },
      }),
    },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/ready',
    {
      config: { permission: 'open' },
      schema: schema('Health', 'Whether the database answers too', {
        response: { 200: status, 503: status, ...failures(422) },
      }),
    },
    async (_request, reply) => {
      try {
        await database.ping();
        return { status: 'ok' };
      } catch (error) {
        reply.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable', missing: ['database'] });
      }
    },
  );
}
