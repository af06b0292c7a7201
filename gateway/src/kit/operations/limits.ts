// Every limit of GraphQL operations, each with its reason. docs/operating.md states the same numbers; for each a test
// shows that it bites, and another that the largest operation of the web app stays far below.

/** Of a document, as it is written and with its fragments in place. */
export const documentLimits = {
  /** Of its text. The web app's largest operation has 2,300, the introspection of tools 2,000. */
  characters: 100_000,
  /** Words and signs. The web app's largest operation and the introspection of tools have about 500. */
  tokens: 4_000,
  /** Brackets within brackets, of all kinds: the parser calls itself for each. Introspection has 14. */
  nesting: 50,
  operations: 20,
  /** Validation compares each pair that meets. */
  fragments: 100,
  directives: 60,
  /** The way to ask for the same thing very often. */
  aliases: 60,
  /** Fields within fields. Introspection has 15, a list within a list within a list 9. */
  depth: 16,
  /** Fields of the query or mutation itself. A screen asks for less than ten. */
  rootFields: 20,
  /** Fields and fragments, each counted wherever its fragment is used. */
  selections: 2_000,
  /** Pairs of selections that answer under the same name in the same place: validation compares each of them. */
  repetitions: 8_000,
} as const;

/** Items of one list, in the document or in its variables: as many rows as a person would mark one by one. */
export const maxListItems = 1_000;

/** Fields of one object in the variables: no input has nearly as many. */
export const maxInputFields = 200;

/** Records of one page of a connection, and ids of one `nodes`. */
export const maxPageSize = 100;

/** What an operation may come to: a query as it runs, what else there is as it is reckoned before it runs. */
export const costLimits = {
  /** Calls of the REST API: a full page, one call for each of its records, and some more. */
  calls: 150,
  /** Records, when every list is full: a hundred pages of a hundred. */
  nodes: 10_000,
} as const;

/**
 * What a query may come to by its page sizes alone. Below that lists are most often shorter than their pages, so that it
 * is begun and counted; beyond, it is refused before anything is read.
 */
export const hopelessCost = { calls: 10_000, nodes: 1_000_000 } as const;

/** What one process takes on; what comes beyond is told to come again. */
export const loadLimits = {
  /** Operations that run at the same time. */
  running: 1_000,
  /** Subscriptions that are open at the same time. */
  subscriptions: 1_000,
  /** Milliseconds by which the event loop may lag where so many operations run: fewer wait, however busy the machine is. */
  eventLoopDelay: 500,
  crowd: 64,
  /** Seconds after which those who were sent away may come again. */
  retryAfter: 1,
} as const;

/** Milliseconds that a subscription may be open; then its client, if it is still there, opens it anew. */
export const subscriptionTime = 24 * 60 * 60 * 1_000;

/** Milliseconds that an operation gets to end by itself, with what it has, after its time is over. */
export const grace = 50;

/** What is remembered: attackers send ever new documents and tokens. */
export const memoryLimits = {
  documents: 2_000,
  /** About, since only their texts are counted and multiplied by what they were found to become. */
  documentBytes: 64 * 1024 * 1024,
  /** Outcomes of the @include and @skip of one operation. */
  variants: 32,
  tokens: 10_000,
  /** Bytes of visitors' results that are kept, as HTTP allows: some thousand pages of a catalogue. */
  keptResults: 64 * 1024 * 1024,
  keptResult: 4 * 1024 * 1024,
} as const;

/** How long a token that was found good, or bad, is not asked about again, in milliseconds. */
export const tokenRemembered = { good: 60_000, bad: 5_000 } as const;

/** Mistakes that are told of at once: each quotes what is wrong, which may be as large as the request. */
export const maxMistakes = 5;

/** Characters of what is told of one mistake. */
export const maxMessage = 1_000;
