// Measures the memory that the api retains after many different calls, at every tenth of them.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { memoryOf } from '../gateway/machine.ts';
import { askHttp, poolTo, startApi } from './contestants.ts';
import type { Case } from './cases.ts';
import type { Engine } from './engines.ts';
import { timed } from './load.ts';
import { table, write } from './report.ts';

export interface RetainedMemory {
  engine: string;
  samples: Sample[];
}

interface Sample {
  calls: number;
  /** MiB: the api's resident memory and its used heap after a garbage collection. */
  resident: number;
  heap: number;
  /** MiB of the server processes' private memory. */
  server: number;
}

const callers = 8;

export async function watchMemory(
  engine: Engine,
  calls: number,
  say: (line: string) => void,
): Promise<RetainedMemory> {
  const { program, url } = await startApi(await engine.copy('kafedra'), './heap.ts');
  const pool = poolTo(url);
  const samples: Sample[] = [];
  const sample = async (calls: number) => {
    const message = once(program.child, 'message') as Promise<[{ heap: number }]>;
    program.child.send('heap');
    const [{ heap }] = await message;
    const server = engine.processes().reduce((sum, pid) => sum + ownMemoryOf(pid), 0);
    samples.push({ calls, resident: memoryOf(program.child.pid ?? 0), heap, server });
    say(`${engine.name}: ${calls} different calls …`);
  };
  try {
    await sample(0);
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      const from = Math.round((calls * (tenth - 1)) / 10);
      const until = Math.round((calls * tenth) / 10);
      await timed({ from, calls: until - from, callers }, (number) =>
        askHttp(pool, different(number), `/api/companies/${engine.school.companyId}/courses`, {}),
      );
      await sample(until);
    }
  } finally {
    await pool.close();
    await program.stop();
  }
  return { engine: engine.name, samples };
}

export function retainedMemoryTable(retained: readonly RetainedMemory[]): string {
  const markdown = retained
    .map(({ engine, samples }) =>
      table([
        [`${engine}: different calls`, 'api resident, MiB', 'its heap, MiB', 'server’s own, MiB'],
        ...samples.map(({ calls, resident, heap, server }) => [
          calls.toLocaleString('en'),
          ...[resident, heap, server].map((size) => size.toFixed(0)),
        ]),
      ]),
    )
    .join('\n\n');
  write('api-memory', markdown, { kept: retained });
  return markdown;
}

/** MiB of memory that a process does not share. */
function ownMemoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const columns = [
  'name',
  'anons',
  'status',
  'entity_type',
  'price',
  'old_price',
  'start_date',
  'end_date',
  'students_count',
  'created_at',
];
const relations = ['type', 'format', 'folder_course', 'img', 'subcategories_with_categories'];
const sorts = [
  'id',
  'created_at',
  'name',
  'status',
  'price',
  'start_date',
  'end_date',
  'students_count',
];
const searches = ['', 'физика', 'олимпиада', 'курс'];
const statuses = ['visible', 'start', 'trial'];

/** Bits of a call's number that select its parameters, so there are 2^25 different calls. */
const bits = 25;

/** A case that requests a page of courses different from that of any other number. */
function different(number: number): Case {
  // Multiplication by an odd factor permutes the numbers, so that consecutive calls differ in many parameters.
  let rest = Number((BigInt(number) * 0x9e3779b1n) % BigInt(2 ** bits));
  const take = (count: number) => {
    const taken = rest % count;
    rest = Math.floor(rest / count);
    return taken;
  };
  const some = (names: readonly string[]) => {
    const chosen = take(2 ** names.length);
    return names.filter((_, place) => (chosen >> place) % 2 === 1);
  };
  const only = some(columns);
  const related = some(relations);
  const state = some(statuses);
  const search = searches[take(searches.length)] ?? '';
  const desc = take(2);
  const perPage = [5, 10][take(2)];
  const sort = sorts[take(sorts.length)] ?? 'id';
  const query = new URLSearchParams({
    only: ['id', ...only].join(),
    per_page: String(perPage),
    sort,
    desc: String(desc),
    ...(related.length > 0 && { with: related.join(';') }),
    ...(state.length > 0 && { status: state.join() }),
    ...(search !== '' && { search }),
  });
  return { name: `call ${number}`, method: 'GET', path: () => '', query: query.toString() };
}
