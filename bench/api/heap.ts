// Loaded into the api before itself (`node --import`): tells the bench how much of the heap is in use, in MiB, after a
// collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', (message) => {
  if (message !== 'heap') return;
  collect();
  process.send?.({ heap: process.memoryUsage().heapUsed / 2 ** 20 });
});
