// What Node is told when it runs a server. All but the last are V8's, and `node --v8-options` knows them.
//
// - The young generation begins with 4 MB and grows only where much survives. With V8's 1 MB an operation without calls
//   paid a fifth of its time to collections.
// - It grows to 8 MB and not to 16: the bytes of files on their way through are collected by twice its size. With 16 MB an
//   api that takes a large file needed 340 MB, with 8 MB 280; work on large lists takes as long with either, and twice as
//   long with 4 MB.
// - No collection because the server is idle. After half a minute of silence V8 gives memory back, and with it what its
//   compiled code rests on: measured, a bare node:http handler answered at 14 µs a request before such a pause and at 19
//   ever after. The price is that memory stays at what the last load needed.
// - Packages are looked up once: see resolve-once.ts.
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.ts';

export const nodeOptions = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=8',
  '--no-memory-reducer',
  `--import=${pathToFileURL(inRoot('scripts', 'lib', 'resolve-once.ts')).href}`,
] as const;
