// Node's options for the servers. All but the last are V8 options (`node --v8-options`).
//
// - The young generation starts with 4 MB and grows only when much survives. With V8's default of 1 MB, an operation
//   without calls spent a fifth of its time on garbage collection.
// - It grows to 8 MB and not to 16: the bytes of streamed files are collected at twice its size. With 16 MB an api that
//   receives a large file needed 340 MB, with 8 MB 280. Work on large lists takes equally long with both, and twice as
//   long with 4 MB.
// - No garbage collection when idle. After half a minute without requests V8 frees memory and discards compiled code: a
//   bare node:http handler took 14 µs per request before such a pause and 19 µs after it. The price is that memory
//   remains at the level of the last load.
// - Package resolution is cached: see resolve-once.ts.
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.ts';

export const nodeOptions = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=8',
  '--no-memory-reducer',
  `--import=${pathToFileURL(inRoot('scripts', 'lib', 'resolve-once.ts')).href}`,
] as const;
