// The seed command as a user runs it: output, errors and exit codes.
// @module-tag deep
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../kit/database/folder-lock.ts';

interface Ended {
  code: number;
  output: string;
  errors: string;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kafedra-seed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run seed', () => {
  test('creates a school once and leaves it unchanged the second time', async () => {
    const first = await seed('--courses', '7', '--learners', '40');
    expect(first.errors).toBe('');
    expect(first.code).toBe(0);
    expect(first.output).toContain(`Loading 7 courses and 40 learners into ${folder}`);
    expect(first.output).toMatch(/Done in [\d.]+ s: \d+ people, 7 courses, \d+ enrolments/);
    expect(first.output).toContain('admin@demo.school');

    const second = await seed('--courses', '9');
    expect(second.code).toBe(1);
    expect(second.errors).toBe(
      'The demo school was not loaded: the company «demo» already exists and was left unchanged\n',
    );
  });

  test('refuses a folder that another process uses', async () => {
    const lock = lockFolder(folder);
    try {
      const refused = await seed();
      expect(refused.code).toBe(1);
      expect(refused.errors).toContain('is in use by process');
      expect(refused.errors.trim().split('\n')).toHaveLength(1);
    } finally {
      lock.release();
    }
  });

  test('reports invalid options', async () => {
    const wrong = await seed('--courses', 'many');
    expect(wrong.code).toBe(1);
    expect(wrong.errors).toContain('--courses takes a whole number from 1 to 1000000');
    const unknown = await seed('--fresh');
    expect(unknown.code).toBe(1);
    expect(unknown.errors).toContain('--fresh');
  });
});

function seed(...options: string[]): Promise<Ended> {
  const command = join(import.meta.dirname, 'seed.ts');
  const env = { DATA_DIR: folder, NODE_ENV: 'test', TMPDIR: tmpdir() };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...options], { env }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}
