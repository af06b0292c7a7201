// What is made of files: where galleries are in REST; and how bytes pass through.
export { galleries } from './collections.ts';
export { goneSignal, pick, sendFailure } from './transfers.ts';
