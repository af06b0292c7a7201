// `npm run restore -- FOLDER`: brings what `npm run dump` wrote into the configured installation, which holds no data yet.
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withOwner } from './kit/database/dump/connection.ts';
import { manifestSchema, partsOf } from './kit/database/dump/format.ts';
import { restoreRows } from './kit/database/dump/read.ts';
import { openDatabase } from './kit/database/open.ts';
import { reasonOf } from './kit/observe/log.ts';
import { readSettings } from './settings.ts';

try {
  await restore();
} catch (error) {
  process.stderr.write(`Nothing was restored: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function restore(): Promise<void> {
  const settings = readSettings();
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('name the folder to read: npm run restore -- FOLDER');
  const source = resolve(folder);
  const parts = partsOf(source);
  if (!existsSync(parts.manifest)) throw new Error(`there is no whole dump in ${source}`);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(parts.manifest, 'utf8')));
  await (await openDatabase(settings)).close();
  const hasFiles = existsSync(parts.files);
  const bucket = settings.S3_BUCKET;
  await withOwner(settings, (client) =>
    restoreRows(client, { manifest, file: parts.rows }, async () => {
      if (!hasFiles || bucket !== undefined) return;
      await cp(parts.files, join(settings.DATA_DIR, 'files'), { recursive: true });
    }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored ${rows} rows of ${manifest.tables.length} tables.`);
  if (bucket !== undefined && hasFiles) {
    say(
      `Files were not: copy ${parts.files} into the bucket ${bucket} (docs/operating.md, «Files»).`,
    );
  } else if (bucket === undefined && manifest.files === 'bucket') {
    say('Files were not: they lie in a bucket, which S3_BUCKET and its settings name.');
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
