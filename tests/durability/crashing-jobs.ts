// A preload of the api that makes copy jobs misbehave by the course's name and kills the process at a given statement;
// it logs each start to a file.
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { courseReplication } from '../../api/src/courses/replication/replication.ts';
import { rowOf } from '../../api/src/kit/database/database.ts';
import { background, currentWork } from '../../api/src/kit/fairness/client-keys.ts';

const notes = process.env['DEADLY_NOTES'] ?? '';
const noted = () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\n') : []);

const copy = courseReplication.run;

courseReplication.run = async (job) => {
  const { name } = await job.step((transaction) =>
    rowOf<{ name: string }>(
      transaction,
      sql`select name from courses where company_id = ${job.scope.companyId} and id = ${job.input.course_id}`,
    ),
  );
  const isFirst = !noted().includes(name);
  appendFileSync(notes, `${name}\n`);
  if (name === 'Убийца') {
    while (!noted().includes('Сосед')) await sleep(20);
    process.kill(process.pid, 'SIGKILL');
  }
  if (name === 'Исключение') setImmediate(() => JSON.parse('{'));
  if (name === 'Исключение' || name === 'Вечный') await sleep(2 ** 30);
  // Still running when the process dies.
  if (name === 'Сосед' && isFirst) for (;;) await job.step(() => sleep(20));
  return copy(job);
};

/**
 * A file with the number of the statement at which the process is killed, counted from the creation of the file. Only
 * statements that end a step of background work are counted, because the number of others depends on how often a test
 * polls.
 */
const death = process.env['DEADLY_STATEMENT'] ?? '';
let statements = 0;

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  const text = textOf(given[0]);
  if (text.trimStart().startsWith('insert into work_starts')) appendFileSync(notes, 'start\n');
  const isOfJob = currentWork().payer.account === background;
  const endsStep = /^(commit|\s*(insert into|delete from) work_starts)/.test(text);
  if (isOfJob && endsStep && existsSync(death)) {
    statements += 1;
    if (statements > Number(readFileSync(death, 'utf8'))) {
      rmSync(death);
      process.kill(process.pid, 'SIGKILL');
    }
  }
  return Reflect.apply(query, this, given) as unknown;
} as typeof query;

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
}
