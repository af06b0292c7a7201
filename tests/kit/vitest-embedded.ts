// Vitest's set-up of projects with embedded databases: one with all tables and no rows, which theirs begin with.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectEmbedded, createEmbedded } from '../../api/src/kit/database/open.ts';
import { newRunFolder } from './run-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = newRunFolder(project);
  const template = join(folder.path, 'database.tar');
  const engine = await createEmbedded({});
  const { close } = await connectEmbedded(engine);
  const dump = await engine.dumpDataDir('none');
  await close();
  await writeFile(template, dump.stream());
  project.provide('databaseTemplate', template);
  return folder.remove;
}
