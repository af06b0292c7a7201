// All limits of GraphQL operations. docs/operating.md lists the same numbers; tests check that each limit is enforced
// and that the web app's largest operation stays far below it.

/** Limits of a document, with its fragments expanded where noted. */
export const documentLimits = {
  /**
   * The web app's largest operation has 2,300 characters, the introspection query of tools 2,000.
   */
  characters: 100_000,
  /** The web app's largest operation and the introspection query have about 500 tokens. */
  tokens: 4_000,
  /** Nested brackets of all kinds, for each of which the parser recurses. Introspection has 14. */
  nesting: 50,
  operations: 20,
  /** Validation compares every pair of fragments that meet. */
  fragments: 100,
  directives: 60,
  /** Aliases allow requesting one field very often. */
  aliases: 60,
  /** Nested fields. Introspection has 15, three nested connections 9. */
  depth: 16,
  /** Root fields of an operation. A screen has less than ten. */
  rootFields: 20,
  /** Fields and fragments, counted at each use of their fragment. */
  selections: 2_000,
  /** Pairs of selections with one response name in one place: validation compares each pair. */
  repetitions: 8_000,
} as const;

/**
 * Items of one list in the document or its variables: about as many rows as a user selects by hand.
 */
export const maxListItems = 1_000;

/** Fields of one object in the variables; no input has nearly as many. */
export const maxInputFields = 200;

/** Records of one page of a connection, and ids of `nodes`. */
export const maxPageSize = 100;

/**
 * The largest cost of an operation: counted during a query, estimated before a mutation or subscription.
 */
export const costLimits = {
  /** REST calls: a full page, one call for each of its records, and some more. */
  calls: 150,
  /** Records: a hundred full pages of a hundred. */
  nodes: 10_000,
} as const;

/**
 * The largest estimate of a query. Below it the query is started and counted, since lists are usually shorter than
 * their page size; above it the query is rejected before any call.
 */
export const costCeiling = { calls: 10_000, nodes: 1_000_000 } as const;

/** Limits of one process; operations above them are rejected with Retry-After. */
export const loadLimits = {
  /** Concurrent operations. */
  running: 1_000,
  /** Concurrent subscriptions. */
  subscriptions: 1_000,
  /**
   * Event loop delay in milliseconds above which the process is overloaded, if at least `crowd` operations run.
   */
  eventLoopDelay: 500,
  crowd: 64,
  /** Seconds of Retry-After for rejected operations. */
  retryAfter: 1,
} as const;

/** Milliseconds that a subscription may stay open; its client then reconnects. */
export const subscriptionTime = 24 * 60 * 60 * 1_000;

/** Milliseconds after its timeout in which an operation may end with partial data. */
export const gracePeriod = 50;

/** Sizes of caches, since attackers send ever new documents and tokens. */
export const memoryLimits = {
  documents: 2_000,
  /** Approximate: computed from the length of the text by measured factors. */
  documentBytes: 64 * 1024 * 1024,
  /** Compiled variants of one operation, by the outcomes of its @include and @skip. */
  variants: 32,
  tokens: 10_000,
  /** Bytes of cached visitors' results, as HTTP caching allows: some thousand catalogue pages. */
  cachedResults: 64 * 1024 * 1024,
  cachedResult: 4 * 1024 * 1024,
} as const;

/** Milliseconds for which a checked token is remembered as valid or invalid. */
export const tokenTtl = { good: 60_000, bad: 5_000 } as const;

/** Errors per response: each quotes the wrong value, which may be as large as the request. */
export const maxReportedErrors = 5;

/** Characters of one error message. */
export const maxErrorLength = 1_000;
