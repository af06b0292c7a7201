// What is made of files: where galleries and the library are in REST; and how bytes pass through.
export { galleries, libraryEntries } from './collections.ts';
export { goneSignal, pick, sendFailure } from './transfers.ts';
