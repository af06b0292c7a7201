// `npm run restore -- FOLDER`: loads a dump into the configured installation.
import { spawn } from 'node:child_process';
import { inRoot } from './lib/root.ts';

const [, , , ...args] = process.argv;
const restore = spawn(process.execPath, [inRoot('api/src/restore.ts'), ...args], {
  stdio: 'inherit',
});
restore.once('exit', (code) => process.exit(code ?? 1));
