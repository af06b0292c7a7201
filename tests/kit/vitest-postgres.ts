// Vitest's global setup of projects on PostgreSQL: one server for all files, with a template database that has all
// tables.
import type { TestProject } from 'vitest/node';
import { processorSeconds } from '../../scripts/lib/processor.ts';
import { noteProcessorTime } from '../../scripts/lib/testing/suite-times.ts';
import { openDatabase } from '../../api/src/kit/database/open.ts';
import { onServer } from '../../api/testing/database.ts';
import { memoryFolder } from './memory.ts';
import { startPostgres } from './postgres.ts';
import { newRunFolder } from './run-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    runFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = newRunFolder();
  project.provide('runFolder', folder.path);
  const server = await startPostgres(memoryFolder());
  await onServer(server.url, `create database ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  const { close } = await openDatabase({
    DATA_DIR: '',
    DATABASE_URL: url.href,
    DATABASE_OWNER_URL: undefined,
    DATABASE_CONNECTIONS: 1,
  });
  await close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    noteProcessorTime(project.name, 'PostgreSQL', processorSeconds(server.pid));
    await server.stop();
    folder.remove();
  };
}

const template = 'kafedra_template';
