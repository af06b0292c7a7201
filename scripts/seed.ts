// `npm run seed -- --courses N`: loads the demo school, with N courses, into the configured database.
import { spawn } from 'node:child_process';
import { inRoot } from './lib/root.ts';

const [, , , ...args] = process.argv;
const seed = spawn(process.execPath, [inRoot('api/src/demo/seed.ts'), ...args], {
  stdio: 'inherit',
});
seed.once('exit', (code) => process.exit(code ?? 1));
