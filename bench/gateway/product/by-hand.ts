// Handwritten versions of the course list query over Kafedra's api: with the two ideal calls, or with a call for each
// page until one is empty and one for each shown course.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readers } from '../rest.ts';
import { serve } from '../serve.ts';
import { answerOf, type CompanyRow, type CourseRow, type Page, statuses } from './shape.ts';

/** Sends a GET request with the caller's token. */
type Get = <Data>(path: string) => Promise<{ readonly data: Data; readonly meta: Meta }>;

interface Meta {
  readonly total: number;
  readonly next_cursor: string | null;
  readonly cursors: readonly string[];
  readonly counts: { readonly status: Readonly<Record<string, number>> };
}

interface Variables {
  readonly company: string;
  readonly filter: { readonly status: readonly string[] };
}

const pageSize = 20;

const everyStatus = statuses.map((status) => `status[]=${status}`).join('&');

const columns =
  'only=id,anons,auth_user_favourites_exists,can_delete,can_update,created_at,end_date,entity_type,name,price,start_date,status,students_count' +
  '&with=folder_course:id,name;format:id,name;img;subcategories_with_categories:id,title;subcategories_with_categories.parent_category:id,title;type:id,name';

const readCourses = process.env['WAY'] === 'old' ? readInTheOldWay : readIdeally;

await serve(
  createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => void answer(pieces, request, response));
  }),
);

async function answer(pieces: Buffer[], request: IncomingMessage, response: ServerResponse) {
  const { variables } = JSON.parse(Buffer.concat(pieces).toString()) as { variables: Variables };
  const headers = { authorization: request.headers.authorization ?? '' };
  const get = ((path: string) => readers.dispatch(path, headers)) as Get;
  const path = `/api/company/get_id_by_code?code=${variables.company}&only=id,name&with=admin_profile`;
  const { data: company } = await get<CompanyRow>(path);
  const statuses = variables.filter.status.map((status) => status.toLowerCase());
  const page = await readCourses(get, `/api/companies/${company.id}/courses`, statuses);
  const text = JSON.stringify({ data: { company: answerOf(company, page) } });
  response.writeHead(200, [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
  ]);
  response.end(text);
}

async function readIdeally(get: Get, path: string, statuses: string[]): Promise<Page> {
  const which = statuses.map((status) => `status[]=${status}&`).join('');
  const { data, meta } = await get<CourseRow[]>(
    `${path}?${which}sort=created_at&desc=1&cursor=&per_page=${pageSize}&${columns}&countBy=status`,
  );
  return {
    courses: data,
    cursors: meta.cursors,
    total: meta.total,
    more: meta.next_cursor !== null,
    counts: meta.counts.status,
  };
}

async function readInTheOldWay(get: Get, path: string, statuses: string[]): Promise<Page> {
  const all: CourseRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await get<CourseRow[]>(
      `${path}?${everyStatus}&sort=created_at&desc=1&page=${page}`,
    );
    if (data.length === 0) break;
    all.push(...data);
  }
  const counts: Record<string, number> = {};
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1;
  const chosen = all.filter(({ status }) => statuses.includes(status));
  const shown = await Promise.all(
    chosen.slice(0, pageSize).map(({ id }) => get<CourseRow>(`${path}/${id}?${columns}`)),
  );
  return {
    courses: shown.map(({ data }) => data),
    cursors: shown.map((_, index) => String(index)),
    total: chosen.length,
    more: chosen.length > pageSize,
    counts,
  };
}
