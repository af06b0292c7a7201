// `npm run dump -- FOLDER`: writes the data of the configured installation to a new folder.
import { spawn } from 'node:child_process';
import { inRoot } from './lib/root.ts';

const [, , , ...args] = process.argv;
const dump = spawn(process.execPath, [inRoot('api/src/dump.ts'), ...args], { stdio: 'inherit' });
dump.once('exit', (code) => process.exit(code ?? 1));
