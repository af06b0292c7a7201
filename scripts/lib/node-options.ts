// What Node is told when it runs a server. Both are V8's, and `node --v8-options` knows them.
//
// - The young generation begins with 4 MB and grows only where much survives. With V8's 1 MB an operation without calls
//   paid a fifth of its time to collections.
// - No collection because the server is idle. After half a minute of silence V8 gives memory back, and with it what its
//   compiled code rests on: measured, a bare node:http handler answered at 14 µs a request before such a pause and at 19
//   ever after. The price is that memory stays at what the last load needed.
export const nodeOptions = ['--min-semi-space-size=4', '--no-memory-reducer'] as const;
