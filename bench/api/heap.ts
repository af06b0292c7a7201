// A preload of the api (`node --import`) that reports its used heap in MiB after a garbage collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', (message) => {
  if (message !== 'heap') return;
  collect();
  process.send?.({ heap: process.memoryUsage().heapUsed / 2 ** 20 });
});
