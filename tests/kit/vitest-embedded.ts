// Vitest's set-up of projects with embedded databases: one with all tables and no rows, which their files begin with.
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectEmbedded, createEmbedded } from '../../api/src/kit/database-open.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'kafedra-template-'));
  const template = join(folder, 'database.tar');
  const engine = await createEmbedded({});
  const { close } = await connectEmbedded(engine);
  const dump = await engine.dumpDataDir('none');
  await close();
  await writeFile(template, dump.stream());
  project.provide('databaseTemplate', template);
  return () => rmSync(folder, { recursive: true, force: true });
}
