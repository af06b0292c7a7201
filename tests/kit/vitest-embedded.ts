// Vitest's global setup of projects with embedded databases: creates their template with all tables and no rows.
import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './embedded-template.ts';
import { newRunFolder } from './run-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
    runFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = newRunFolder();
  project.provide('runFolder', folder.path);
  project.provide('databaseTemplate', await embeddedTemplate(folder.path));
  return folder.remove;
}
