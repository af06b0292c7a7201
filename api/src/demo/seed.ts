// `npm run seed -- --courses N [--learners N]`: loads the demo school into the configured database. The number of
// learners defaults to a function of the number of courses.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../kit/database/open.ts';
import { prepareFolder } from '../kit/files/data-folders.ts';
import { reasonOf } from '../kit/observe/log.ts';
import { folderStorage } from '../kit/files/storage.ts';
import { readSettings } from '../settings.ts';
import { loadDemoFiles } from './media/load-files.ts';
import { loadDemoSchool, type Loaded } from './load.ts';
import { admin, company } from './school.ts';

/** A limit against typing errors. */
const most = 1_000_000;

try {
  await seed();
} catch (error) {
  process.stderr.write(`The demo school was not loaded: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const settings = readSettings();
  const size = readSize(settings.DEMO_COURSES, settings.DEMO_LEARNERS);
  const where = settings.DATABASE_URL ? 'the PostgreSQL server' : settings.DATA_DIR;
  say(`Loading ${size.courses} courses and ${size.learners} learners into ${where} …`);
  const began = performance.now();
  const database = await openDatabase(settings);
  try {
    const loaded = await loadDemoSchool(database, size, reporter());
    if (loaded === null) {
      throw new Error(`the company «${company.code}» already exists and was left unchanged`);
    }
    const folder = join(settings.DATA_DIR, 'files');
    prepareFolder(folder);
    await loadDemoFiles(database, folderStorage(folder));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`Done in ${seconds} s: ${describe(loaded)}.`);
    say(
      `Company «${company.code}», sign in as ${admin.login} with the password ${admin.password}.`,
    );
  } finally {
    await database.close();
  }
}

function readSize(courses: number, learners: number): { courses: number; learners: number } {
  const { values } = parseArgs({
    options: { courses: { type: 'string' }, learners: { type: 'string' } },
  });
  const chosen = readCount('--courses', values.courses) ?? courses;
  const people = readCount('--learners', values.learners);
  return { courses: chosen, learners: people ?? Math.max(learners, Math.floor(chosen / 10)) };
}

function readCount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new Error(`${option} takes a whole number from 1 to ${most}`);
}

/** Prints at most one line per second. */
function reporter(): (loaded: Loaded) => void {
  let last = performance.now();
  return (loaded) => {
    if (performance.now() - last < 1000) return;
    last = performance.now();
    say(`  ${describe(loaded)} …`);
  };
}

function describe({ people, courses, students }: Loaded): string {
  return `${people} people, ${courses} courses, ${students} enrolments`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
