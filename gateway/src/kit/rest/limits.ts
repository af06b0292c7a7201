// All limits of the connection to the REST API: timeouts, retries, queues and caches. docs/operating.md documents them
// for operators.

/**
 * Milliseconds for opening a connection. Within one network it takes about one; a host that is down never responds.
 */
export const connectionTimeout = 3000;

/**
 * Milliseconds without a byte after which a started response is aborted; a slow but steady one may use the call's whole
 * deadline.
 */
export const bodyIdleTimeout = 5000;

/** Bytes of the largest response that is read; 10,000 full rows of the longest list are smaller. */
export const answerSizeLimit = 16 * 1024 * 1024;

/** Concurrent calls, each on its own connection. */
export const connectionLimit = 128;

/**
 * Concurrent reads, and concurrent writes, of one client; writes may wait for other services. The REST API serves reads
 * in the order of arrival, so this is also how many calls another client waits behind. More would not finish sooner
 * over ten database connections.
 */
export const callsPerClient = 16;

/**
 * Concurrent file transfers, besides the calls: more of them, since each lasts as long as the client's network is slow.
 */
export const streamLimit = 256;

/**
 * Milliseconds that a file transfer waits for a slot. The files of a page that shows many load one after another.
 */
export const streamWaitTimeout = 10_000;

/**
 * Waiting file transfers, per address and in all: each holds a connection and up to 128 KB of its upload.
 */
export const streamWaitingLimitOfAddress = 512;
export const streamWaitingLimit = 1024;

/** Waiting calls per client. Further ones are rejected, since they would miss their deadline. */
export const waitingLimitPerClient = 1000;

/**
 * Milliseconds that a call waits for a connection; long enough for an office that opens many pages at once.
 */
export const waitTimeout = 10_000;

/**
 * When this many clients wait, the server is overloaded: calls that would wait longer (`patience`, milliseconds) are
 * rejected early.
 */
export const crowdLimit = { lanes: 5, patience: 1000 };

/** Remembered pairs of a recently valid token and a company: about 2 MB. */
export const maxKnownTokens = 10_000;

/**
 * Milliseconds for which they are remembered; short, so that a revoked token soon counts as unknown.
 */
export const knownTokenTtl = 60_000;

/** Waiting calls of all companies: below 16 MB of memory. */
export const waitingLimit = 4000;

/** Attempts of one read, including the first. */
export const maxTries = 3;

/**
 * Upper bound in milliseconds of the random delay before the first retry; it doubles with each attempt.
 */
export const retryDelay = 50;

/**
 * Milliseconds that one call waits in all for the server's Retry-After. A longer wait is returned to the client, which
 * can show it.
 */
export const maxRetryWait = 5000;

/** Milliseconds of the call's deadline that must remain for the response after such a wait. */
export const responseReserve = 1000;

/**
 * Share of the latest calls (about `overloadWindow` of them) rejected with 503 from which the server counts as
 * overloaded: then retries would only add load.
 */
export const overloadThreshold = 1 / 3;
export const overloadWindow = 50;

/**
 * Retries earned per call: a failing server gets at most a tenth more calls. The reserve serves quiet hours, when a
 * single page meets a restart.
 */
export const retriesPerCall = 0.1;
export const retriesInReserve = 5;

/** Failures within the breaker's window that open it, if most companies are affected. */
export const breakerFailures = 8;

/** Length of the breaker's window in milliseconds. */
export const breakerWindow = 5000;

/** Milliseconds between the probes of an open breaker. */
export const breakerProbe = 1000;

/** Companies whose budgets are remembered; a forgotten one starts with a full budget. */
export const maxBudgets = 10_000;

/** Timeout of /ready in milliseconds: monitors poll often and do not wait long. */
export const readyTimeout = 2000;

/** Routes whose rejected parameters are remembered. */
export const maxDialects = 1000;

/** Milliseconds for which they are remembered, since servers are upgraded. */
export const dialectTtl = 60 * 60 * 1000;

/** Bytes of cached responses to visitors, as HTTP caching allows: some thousand catalogue pages. */
export const visitorCacheSize = 32 * 1024 * 1024;

/** Bytes of the largest cached response. */
export const maxCachedResponseSize = 2 * 1024 * 1024;
