// A REST server that implements only the documentation: numbered pages, writes that return little, none of our api's
// extensions. Modes switch on the variations that the documentation allows.
import { camelCase } from '../../src/kit/names.ts';
import { answerList, type ListDeviations, pick, type Query, type Row } from '../fake-list.ts';
import { type Call, type RestRecorder, startRest } from '../recorder.ts';
import { plainSchool, type PlainSchool, plainToken, profile } from './records.ts';

export interface PlainModes extends Omit<ListDeviations, 'arrange'> {
  readonly courses?: number;
  /**
   * The status that rejects unknown parameters, columns and relations; they are ignored by default.
   */
  readonly refuses?: 400 | 422;
  /** The shape of `errors`. */
  readonly errors?: 'objects' | 'strings' | 'string' | 'map' | 'unhelpful';
  /** The spelling of relations and columns in responses. */
  readonly spelling?: 'snake_case' | 'camelCase';
  /** Columns that no row has. */
  readonly lacks?: readonly string[];
  /** Whether rows embed relations. */
  readonly nests?: 'relations' | 'nothing';
  /** What writes return: the documented id, all columns, or nothing. */
  readonly writesAnswer?: 'documented' | 'columns' | 'nothing';
}

export interface PlainRest extends RestRecorder {
  readonly school: PlainSchool;
}

export async function startPlainRest(modes: PlainModes = {}): Promise<PlainRest> {
  const school = plainSchool(modes.courses ?? 25);
  const server = await startRest(async (path, { method, query, body, headers }, reply) => {
    try {
      const found = answer({ method, path, query: query as Query, body, headers, school, modes });
      return modes.spelling === 'camelCase' ? inCamelCase(found) : found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.status).send({ errors: worded(error, modes.errors) });
    }
  });
  return { ...server, school };
}

interface PlainRequest extends Call {
  readonly school: PlainSchool;
  readonly modes: PlainModes;
}

class Refusal extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

function worded({ message, field }: Refusal, errors: PlainModes['errors'] = 'objects') {
  if (errors === 'unhelpful') return 'Bad request';
  if (errors === 'strings') return [message];
  if (errors === 'string') return message;
  if (errors === 'map') return { [field ?? 'base']: [message] };
  return [{ message, ...(field && { field }) }];
}

function answer(request: PlainRequest): unknown {
  const { method, path, school, headers } = request;
  if (`${method} ${path}` === 'POST /login') {
    return { data: { access_token: plainToken, user: school.me } };
  }
  if (headers.authorization !== `Bearer ${plainToken}`) throw new Refusal(401, 'Unauthenticated');
  const [root, companyId, name = '', id, action] = path.slice(1).split('/');
  if (root !== 'companies') return answerGlobal(request);
  if (companyId === undefined) return answerOf(request, school.companies, 'companies');
  if (!name) return answerOf(request, school.companies, 'companies', Number(companyId));
  if (name === 'auth_user') return { data: { ...school.me, ...profile } };
  if (method === 'POST' && name === 'courses' && id !== undefined)
    return changeCourses(request, id);
  if (method === 'POST' && `${name}/${id}` === 'invites/multi_store') return { data: {} };
  if (action !== undefined) return answerPart(request, rowsOf(school, name), Number(id));
  if (method === 'POST' && id) throw new Refusal(404, 'Not found');
  return answerOf(request, rowsOf(school, name), name, id === undefined ? undefined : Number(id));
}

function answerGlobal({ method, path, query, school, body, modes }: PlainRequest): unknown {
  switch (`${method} ${path}`) {
    case 'GET /auth_user':
      return { data: school.me };
    case 'PUT /auth_user/update':
      Object.assign(school.me, body);
      return { data: {} };
    case 'POST /logout':
      return { data: {} };
    case 'GET /company/check_code':
      return { data: !school.companies.some(({ code }) => code === query['code']) };
    case 'GET /company/get_id_by_code': {
      refuseUnknown(query, new Set(['code']), modes);
      const found = school.companies.find(({ code }) => code === query['code']);
      if (!found) throw new Refusal(404, 'Not found');
      return { data: found };
    }
    default:
      throw new Refusal(404, 'Not found');
  }
}

const statusAfter: Readonly<Record<string, string>> = {
  visible: 'visible',
  draft: 'draft',
  close: 'close',
  delete: 'deleted',
};

function changeCourses({ body, school }: PlainRequest, action: string): unknown {
  const status = statusAfter[action];
  if (status === undefined) throw new Refusal(404, 'Not found');
  const ids = (body as { courses_id?: number[] } | null)?.courses_id ?? [];
  for (const row of rowsOf(school, 'courses')) if (ids.includes(row.id)) row['status'] = status;
  return { data: {} };
}

/**
 * The documented sub-resources of a record: topics of a subject, fields of a form, variables of a custom field, and
 * copies.
 */
function answerPart(request: PlainRequest, owners: Row[], ownerId: number): unknown {
  const { method, path, body, school } = request;
  const owner = owners.find(({ id }) => id === ownerId);
  const [, , name, , part = '', id] = path.slice(1).split('/');
  if (!owner) throw new Refusal(404, 'Not found');
  const sent = (body ?? {}) as Record<string, unknown>;
  if (`${name}/${part}` === 'custom_fields/custom_field_variables') {
    const rows = school.variables;
    if (id !== 'multi_creation') return answerOf(request, rows, part, id && Number(id));
    for (const value of sent['values'] as string[]) rows.push(newRow(rows, { value }));
    return { data: {} };
  }
  if (name === 'subjects') return changeTopics(owner, part, school, sent['topic_ids'] as number[]);
  if (name !== 'forms') throw new Refusal(404, 'Not found');
  if (`${method} ${part}` === 'POST copy') {
    const copy = newRow(owners, { ...owner, fields: [...fieldsOf(owner)] });
    owners.push(copy);
    return { data: { id: copy.id } };
  }
  if (part !== 'form_fields') throw new Refusal(404, 'Not found');
  const rows = fieldsOf(owner);
  if (id === 'add_basic_fields') {
    const added = { type: sent['field'], custom_field: null, custom_field_id: null };
    rows.push(newRow(rows, { ...added, sort: rows.length + 1 }));
    return { data: {} };
  }
  if (id === 'multi_update') {
    for (const { id: fieldId, sort } of sent['form_fields'] as (Row & { sort: number })[]) {
      Object.assign(rows.find((row) => row.id === fieldId) ?? {}, { sort });
    }
    rows.sort((one, other) => Number(one['sort']) - Number(other['sort']));
    return { data: {} };
  }
  return answerOf(request, rows, part, id && Number(id));
}

function changeTopics(subject: Row, part: string, school: PlainSchool, ids: readonly number[]) {
  if (part !== 'attach_topics' && part !== 'detach_topics') throw new Refusal(404, 'Not found');
  const others = (subject['topics'] as Row[]).filter(({ id }) => !ids.includes(id));
  const named = rowsOf(school, 'topics').filter(({ id }) => ids.includes(id));
  subject['topics'] = part === 'attach_topics' ? [...others, ...named] : others;
  return { data: {} };
}

const fieldsOf = (form: Row): Row[] => form['fields'] as Row[];

const newRow = (rows: readonly Row[], row: object): Row => ({
  ...row,
  id: Math.max(1000, ...rows.map(({ id }) => id)) + 1,
});

function rowsOf({ lists }: PlainSchool, name: string): Row[] {
  const rows = lists[name];
  if (!rows) throw new Refusal(404, 'Not found');
  return rows;
}

/** Handles lists and records of all collections. */
function answerOf(request: PlainRequest, rows: Row[], name: string, of?: number | ''): unknown {
  const id = of === '' ? undefined : of;
  const { method, query, body, modes } = request;
  if (method === 'POST') {
    const row = newRow(rows, {
      ...rows[0],
      ...whole(name, body),
      ...(name === 'forms' && { fields: [] }),
    });
    rows.push(row);
    return { data: written(row, name, modes) };
  }
  if (id === undefined) return answerPage(rows, query, modes);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Refusal(404, 'Not found');
  if (method === 'PUT')
    return { data: written(Object.assign(row, whole(name, body)), name, modes) };
  if (method === 'DELETE') {
    rows.splice(rows.indexOf(row), 1);
    return { data: {} };
  }
  refuseUnknown(query, new Set(['only', 'with', 'withCount', 'withSums']), modes);
  return { data: pick(row, known(query, row, modes)) };
}

/** The part of a body that a write stores: fields of a form have separate calls. */
const whole = (name: string, body: unknown): object => {
  const { fields: _, ...others } = (body ?? {}) as Record<string, unknown>;
  return name === 'forms' ? others : (body as object);
};

function written(row: Row, name: string, { writesAnswer = 'documented' }: PlainModes): unknown {
  if (writesAnswer === 'nothing') return {};
  if (writesAnswer === 'columns') return pick(row, {});
  return name === 'companies' ? { id: row.id, code: row['code'] } : { id: row.id };
}

const documented = new Set(
  'search page per_page all sort desc with withCount withSums only'.split(' '),
);

function answerPage(rows: readonly Row[], query: Query, modes: PlainModes): unknown {
  const columns = Object.keys(rows[0] ?? {});
  refuseUnknown(query, new Set([...documented, ...columns]), modes);
  const { data, meta } = answerList(rows, known(query, rows[0] ?? { id: 0 }, modes), [], modes);
  const { supports: _, ...plainMeta } = meta;
  return { data: data.map((row) => lacking(row, modes)), meta: plainMeta };
}

const lacking = (row: Row, { lacks = [] }: PlainModes) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !lacks.includes(name)));

function refuseUnknown(query: Query, parameters: ReadonlySet<string>, { refuses }: PlainModes) {
  if (refuses === undefined) return;
  for (const parameter of Object.keys(query)) {
    const name = parameter.replace('[]', '');
    if (!parameters.has(name)) throw new Refusal(refuses, `Unknown parameter ${name}`, name);
  }
}

/** The query reduced to what the server supports; other parts are rejected or ignored. */
function known(query: Query, sample: Row, { refuses, nests, lacks = [] }: PlainModes): Query {
  const has = (name: string) =>
    !lacks.includes(name) && (name in sample || camelCase(name) in sample);
  const supportedParts = (
    parameter: string,
    separator: string,
    isKnown: (part: string) => boolean,
  ) => {
    const parts = String(query[parameter] ?? '').split(separator);
    const unknown = parts.find((part) => part !== '' && !isKnown(part));
    if (refuses !== undefined && unknown !== undefined) {
      throw new Refusal(refuses, `Unknown value ${unknown} of ${parameter}`, parameter);
    }
    return parts.filter(isKnown).join(separator) || undefined;
  };
  const relation = (item: string) => item.split(/[.:]/, 1)[0] as string;
  const nested = (item: string) => nests !== 'nothing' && has(relation(item));
  const sort = query['sort'];
  if (refuses !== undefined && typeof sort === 'string' && !has(sort)) {
    throw new Refusal(refuses, `Unknown value ${sort} of sort`, 'sort');
  }
  return {
    ...query,
    sort: typeof sort === 'string' && has(sort) ? sort : undefined,
    only: supportedParts('only', ',', has),
    with: supportedParts('with', ';', nested),
    withCount: supportedParts('withCount', ';', () => false),
    withSums: supportedParts('withSums', ';', () => false),
  };
}

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name === 'data' || name === 'meta' ? name : camelCase(name),
      name === 'meta' ? inner : inCamelCase(inner),
    ]),
  );
}
