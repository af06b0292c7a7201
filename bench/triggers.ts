// `npm run bench:triggers [-- --rounds N --only part-of-a-name]`: measures the cost of writes with all triggers,
// without row counts, without history, and without any trigger, on the embedded engine and on PostgreSQL. Ratios are
// medians over the rounds, each of which measures every variant.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadDemoSchool } from '../api/src/demo/load.ts';
import { EmbeddedStream } from '../api/src/kit/database/embedded-stream.ts';
import { connectEmbedded, createEmbedded, openDatabase } from '../api/src/kit/database/open.ts';
import { createDatabase } from '../api/src/kit/database/database.ts';
import { startPostgres } from '../tests/kit/postgres.ts';
import { median } from './growth/report.ts';

const size = { courses: 1000, learners: 1000 };

/** Repetitions of a write per round, each rolled back, after uncounted ones. */
const counted = 20;
/** PostgreSQL may switch to a generic plan at the sixth execution. */
const warmUp = 8;

const { values: options } = parseArgs({
  // Arguments after the script's name, as scripts/run.mjs passes them.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});

interface Write {
  name: string;
  text: string;
  values: (school: School) => unknown[];
}

/** A company, a user who is not a member, and ids of many of its records. */
interface School {
  company: number;
  stranger: number;
  role: number;
  courses: number[];
  members: number[];
}

const changeOfMember = 'where company_id = $1 and user_id = $2';

const allWrites: readonly Write[] = [
  {
    name: 'a course is created',
    text: `insert into courses (company_id, name, type_id, format_id, folder_id) select company_id, $2, type_id, format_id, folder_id
      from courses where company_id = $1 and id = $3 returning id`,
    values: ({ company, courses }) => [company, 'Физика', courses[0]],
  },
  {
    name: 'a course is renamed',
    text: 'update courses set name = $3, updated_at = now() where company_id = $1 and id = $2',
    values: ({ company, courses }) => [company, courses[0], 'Физика'],
  },
  {
    name: 'a course changes its status',
    text: 'update courses set status = $3, updated_at = now() where company_id = $1 and id = $2',
    values: ({ company, courses }) => [company, courses[0], 'trial'],
  },
  {
    name: '40 courses change their status',
    text: 'update courses set status = $3 where company_id = $1 and id = any($2)',
    values: ({ company, courses }) => [company, courses.slice(0, 40), 'trial'],
  },
  {
    name: '40 courses are deleted',
    text: `update courses set status_before_deletion = nullif(status, 'deleted'), status = 'deleted', deleted_at = now()
      where company_id = $1 and id = any($2)`,
    values: ({ company, courses }) => [company, courses.slice(0, 40)],
  },
  {
    name: 'a member comes',
    text: 'insert into company_members (company_id, user_id) values ($1, $2)',
    values: ({ company, stranger }) => [company, stranger],
  },
  {
    name: 'a member looks in',
    text: `update company_members set last_visit_at = now() ${changeOfMember}`,
    values: ({ company, members }) => [company, members[0]],
  },
  {
    name: 'a member is blocked',
    text: `update company_members set status = 'blocked' ${changeOfMember}`,
    values: ({ company, members }) => [company, members[0]],
  },
  {
    name: '40 members get a role',
    text: 'insert into member_roles (company_id, user_id, role_id) select $1, unnest($2::integer[]), $3',
    values: ({ company, members, role }) => [company, members.slice(0, 40), role],
  },
];

const writes = allWrites.filter(({ name }) => name.includes(options.only));

/** Disabled triggers; the first variant is the reference. */
const ways = [
  { name: 'none', off: () => true },
  { name: 'all', off: () => false },
  { name: 'without counts', off: (trigger: string) => trigger.includes('_counted_') },
  { name: 'without history', off: (trigger: string) => trigger.includes('_audited_') },
] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

say(await onEmbedded());
say(await onPostgres());

async function onEmbedded(): Promise<string> {
  const engine = await createEmbedded({});
  const database = createDatabase(await connectEmbedded(engine));
  await loadDemoSchool(database, size);
  const client = new pg.Client({
    stream: () => new EmbeddedStream(engine, { worked: 0 }),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  await client.connect();
  const table = await measure('embedded', client);
  await client.end();
  await database.close();
  return table;
}

async function onPostgres(): Promise<string> {
  const server = await startPostgres();
  try {
    const database = await openDatabase({
      DATA_DIR: '',
      DATABASE_URL: server.url,
      DATABASE_OWNER_URL: undefined,
      DATABASE_CONNECTIONS: 1,
    });
    await loadDemoSchool(database, size);
    await database.close();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const table = await measure('PostgreSQL', client);
    await client.end();
    return table;
  } finally {
    await server.stop();
  }
}

async function measure(engine: string, client: pg.Client): Promise<string> {
  const school = await schoolIn(client);
  const triggers = await triggersIn(client);
  await client.query('vacuum (analyze)');
  const medians = writes.map(() => ways.map((): number[] => []));
  for (let round = 0; round < Number(options.rounds); round++) {
    for (let turn = 0; turn < ways.length; turn++) {
      // Variants take turns in being first.
      const place = (turn + round) % ways.length;
      for (const { table, name } of triggers) {
        const how = ways[place]?.off(name) ? 'disable' : 'enable';
        await client.query(`alter table ${table} ${how} trigger ${name}`);
      }
      for (const [number, write] of writes.entries()) {
        medians[number]?.[place]?.push(await timed(client, write, school));
      }
    }
  }
  return tableOf(engine, medians);
}

async function schoolIn(client: pg.Client): Promise<School> {
  const { rows } = await client.query<School>(
    `insert into users (login, email, password_hash, name) values ('stranger', 'stranger@bench.school', '', 'Вера')
    returning id as stranger, (select id from companies) as company,
      (select id from roles where name = 'Преподаватель') as role,
      array(select id from courses where status <> 'trial' order by id) as courses,
      array(select user_id from member_roles join roles on roles.id = role_id where name = 'Ученик' order by 1) as members`,
  );
  const [school] = rows;
  if (school === undefined) throw new Error('the demo school is missing');
  return school;
}

/** All triggers of migrations, without those of foreign keys. */
async function triggersIn(client: pg.Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger where not tgisinternal`,
  );
  return rows;
}

/**
 * The median milliseconds of a write: a prepared statement under row-level security, as in a request.
 */
async function timed(client: pg.Client, write: Write, school: School): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < warmUp + counted; time++) {
    await client.query('begin');
    await client.query(
      `select set_config('role', 'kafedra_app', true), set_config('kafedra.company_id', $1, true)`,
      [`${school.company}`],
    );
    const began = performance.now();
    await client.query({ name: write.name, text: write.text, values: write.values(school) });
    times.push(performance.now() - began);
    await client.query('rollback');
  }
  return median(times.slice(warmUp));
}

function tableOf(engine: string, medians: readonly number[][][]): string {
  const rows = writes.map(({ name }, number) => {
    const [bare = [], ...others] = medians[number] ?? [];
    const figures = others.map((rounds) => {
      const ratio = median(rounds.map((each, round) => each / (bare[round] ?? Number.NaN)));
      return `${median(rounds).toFixed(2)} ms · ${ratio.toFixed(1)}`;
    });
    return row([name, `${median(bare).toFixed(2)} ms`, ...figures]);
  });
  const head = [engine, ...ways.map(({ name }) => name)];
  const rule = head.map((_, place) => (place === 0 ? '---' : '---:'));
  return ['', row(head), row(rule), ...rows].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
