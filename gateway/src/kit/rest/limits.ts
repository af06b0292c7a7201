// Every number of the way to the REST API: how long, how often, how many. docs/operating.md tells operators of them.

/** Milliseconds until a connection must stand. Within one network it takes one; a host that is gone never answers. */
export const connectWithin = 3000;

/** Milliseconds that an answer which has begun may pause; a slow but steady one goes on until the call's own deadline. */
export const bodyPause = 5000;

/** Bytes of the largest answer that is read: 10,000 full rows of the longest list are below it. */
export const answerSizeLimit = 16 * 1024 * 1024;

/** Calls that are under way at once, each on a connection of its own. */
export const connectionLimit = 128;

/**
 * Reads of one lane, and changes, which may wait for services elsewhere. The REST API reads what comes in the order in which it came: a neighbour waits behind as many calls, each
 * time that a page needs something more. More at once would not be done sooner, by ten connections to a database.
 */
export const callsOfLane = 16;

/** Files that are under way at once beside them: more, since each lasts as long as a person's line is slow. */
export const streamLimit = 256;

/** Milliseconds that a file waits for its turn. Those of a page that shows many come one after another. */
export const streamPatience = 10_000;

/** Files that wait, of one address and of all: each keeps a connection and up to 128 KB of what it brings. */
export const streamWaitingLimitOfAddress = 512;
export const streamWaitingLimit = 1024;

/** Calls of one lane that wait for a connection. Further ones are refused: they would only come too late. */
export const waitingLimitOfLane = 1000;

/** Milliseconds that a call waits for a connection: an office that opens many pages at once waits for itself. */
export const waitingTime = 10_000;

/** Where so many lanes wait at once, there is too much to do: who would wait for more milliseconds is told while it is of use. */
export const crowdOfLanes = { lanes: 5, patience: 1000 };

/** Pairs of a token and a company, for which it was good lately, that are remembered: about 2 MB. */
export const maxAcquainted = 10_000;

/** Milliseconds for which they are: whoever lost access is soon a stranger. */
export const acquaintedFor = 60_000;

/** Calls of all companies that wait: below 16 MB with what they hold. */
export const waitingLimit = 4000;

/** Times that one read is sent, the first included. */
export const maxTries = 3;

/** Milliseconds before the first retry, at most; the pause is drawn from 0 up to it, and doubles with each try. */
export const retryPause = 50;

/**
 * Milliseconds that one call waits in all where the server says when to come again. Whoever is told to wait longer hears
 * of it while it is of use: a person can be shown for how long.
 */
export const longestPause = 5000;

/** Milliseconds of a call's time that such a pause leaves for the answer. */
export const answerTime = 1000;

/**
 * The part of the latest calls, about so many, that the server sends away with 503 when it has too much to do for all: whoever
 * comes again then joins a crowd that grows by all who do.
 */
export const muchShed = 1 / 3;
export const latestCalls = 50;

/**
 * Retries earned by each call: a server that fails them all gets a tenth more of them, however many there are.
 * The reserve is for quiet hours, when a single page meets a restart.
 */
export const retriesPerCall = 0.1;
export const retriesInReserve = 5;

/** Failures within the breaker's window that open it, if most of those who called failed. */
export const breakerFailures = 8;

/** Milliseconds over which the breaker counts. */
export const breakerWindow = 5000;

/** Milliseconds between the single calls that an open breaker lets through to see whether the server is back. */
export const breakerProbe = 1000;

/** Companies whose budgets are remembered; one that is forgotten starts with a full one. */
export const maxBudgets = 10_000;

/** Milliseconds that /ready waits: those who ask for it ask often and do not wait long. */
export const readyWithin = 2000;

/** Routes of which it is remembered what they refuse. */
export const maxDialects = 1000;

/** Milliseconds for which it is: servers are brought up to date. */
export const refusalsLast = 60 * 60 * 1000;

/** Bytes of answers to visitors that are kept, as HTTP allows: some thousand pages of a catalogue. */
export const keptAnswers = 32 * 1024 * 1024;

/** Bytes of the largest that is. */
export const keptAnswerSize = 2 * 1024 * 1024;
