// `npm run dump -- FOLDER`: writes what the configured installation holds, its rows and files, into a new folder.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withOwner } from './kit/database/dump/connection.ts';
import { partsOf, type Manifest } from './kit/database/dump/format.ts';
import { dumpRows } from './kit/database/dump/write.ts';
import { reasonOf } from './kit/observe/log.ts';
import { readSettings } from './settings.ts';

try {
  await dump();
} catch (error) {
  process.stderr.write(`The dump failed, and its folder is incomplete: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function dump(): Promise<void> {
  const settings = readSettings();
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('name the folder to write: npm run dump -- FOLDER');
  const target = resolve(folder);
  const parts = partsOf(target);
  await withOwner(settings, async (client) => {
    await mkdir(target, { recursive: true, mode: 0o700 });
    if ((await readdir(target)).length > 0) throw new Error(`the folder ${target} is not empty`);
    const dumped = await dumpRows(client, parts.rows);
    const bucket = settings.S3_BUCKET;
    const files = join(settings.DATA_DIR, 'files');
    // After the rows: a file uploaded meanwhile is one too many. Deleting files meanwhile makes the copy fail.
    if (bucket === undefined && existsSync(files))
      await cp(files, parts.files, { recursive: true });
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      files: bucket === undefined ? 'folder' : 'bucket',
      ...dumped,
    };
    // At the end: without it a dump is not whole.
    await writeFile(parts.manifest, `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Dumped ${rows} rows of ${manifest.tables.length} tables into ${target}.`);
    if (bucket !== undefined) say(`Files were not: they lie in the bucket ${bucket}.`);
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
