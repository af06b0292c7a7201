// An in-memory implementation of the REST contract for tests of the gateway. Options reduce its features (`features`)
// and change the shape of its errors (`errors`).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenOfAnna, tokenOfBoris, type FakeData, fakeData } from './fake-data.ts';
import {
  defaultFeatures,
  type ListFeature,
  answerList,
  BadCursor,
  pick,
  type Query,
  type Row,
} from './fake-list.ts';
import { type RestRecorder, startRest } from './recorder.ts';

export interface FakeRestOptions {
  readonly courses?: number;
  readonly features?: readonly ListFeature[];
  /** The shape of `errors` in failures. */
  readonly errors?: 'objects' | 'strings' | 'string' | 'map';
}

export interface FakeRest extends RestRecorder {
  readonly data: FakeData;
}

export async function startFakeRest(options: FakeRestOptions = {}): Promise<FakeRest> {
  const data = fakeData(options.courses ?? 25);
  const server = await startRest((path, request, reply) =>
    answerCall(path, request, reply, data, options),
  );
  return { ...server, data };
}

type Answer = (context: CallContext) => unknown;

interface CallContext {
  readonly match: RegExpExecArray;
  readonly request: FastifyRequest;
  readonly query: Query;
  readonly body: Record<string, unknown>;
  readonly data: FakeData;
  readonly token: string;
  readonly me: Row;
  readonly features: readonly ListFeature[];
}

class Failure extends Error {
  readonly status: number;
  readonly field: string | undefined;
  readonly code: string;

  constructor(status: number, message: string, code: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

function answerCall(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  data: FakeData,
  { features = defaultFeatures, errors = 'objects' }: FakeRestOptions,
) {
  try {
    for (const [route, answer] of Object.entries({ ...open, ...signedIn })) {
      const [method, pattern = ''] = route.split(' ');
      const match = new RegExp(`^${pattern}$`).exec(path);
      if (method !== request.method || !match) continue;
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const me = data.users.get(token);
      if (!me && !(route in open))
        throw new Failure(401, 'Войдите, чтобы продолжить', 'unauthenticated');
      const query = request.query as Query;
      const body = (request.body ?? {}) as Record<string, unknown>;
      const answered = answer({
        match,
        request,
        query,
        body,
        data,
        token,
        me: me as Row,
        features,
      });
      return reply.send(isList(answered) ? answered : { data: answered });
    }
    throw new Failure(404, 'Такого адреса нет', 'not_found');
  } catch (error) {
    const failure =
      error instanceof BadCursor
        ? new Failure(422, 'Неизвестный курсор', 'invalid', 'cursor')
        : error;
    if (!(failure instanceof Failure)) throw error;
    return reply.code(failure.status).send({ errors: wordErrors(failure, errors) });
  }
}

const isList = (value: unknown) => value !== null && typeof value === 'object' && 'meta' in value;

function wordErrors({ message, field, code }: Failure, shape: FakeRestOptions['errors']) {
  if (shape === 'strings') return [message];
  if (shape === 'string') return message;
  if (shape === 'map') return { [field ?? 'base']: [message] };
  return [{ message, ...(field && { field }), code }];
}

const open: Record<string, Answer> = {
  'POST /login': ({ body, data }) => {
    const token = data.passwords.get(String(body['login']));
    if (!token || body['password'] !== 'secret-of-anna') {
      throw new Failure(422, 'Неверный логин или пароль', 'invalid_credentials', 'login');
    }
    if (token === tokenOfBoris && body['code'] !== '123456') {
      throw new Failure(422, 'Введите код из приложения', 'totp_required', 'code');
    }
    return { access_token: token, user: data.users.get(token) };
  },
  'POST /password/recovery': () => ({}),
  'POST /profile/email/confirm': ({ body }) => {
    if (body['token'] !== 'good-token') {
      throw new Failure(422, 'Ссылка устарела', 'invalid', 'token');
    }
    return { email: 'new@demo.school' };
  },
};

const signedIn: Record<string, Answer> = {
  'GET /auth_user': ({ me }) => me,
  'POST /logout': () => ({}),
  'PUT /auth_user/update': ({ me, body }) => Object.assign(me, body),
  'GET /profile/security': () => ({
    pending_email: 'new@demo.school',
    pending_email_expires_at: '2026-03-02T00:00:00.000Z',
    two_step_enabled_at: null,
    recovery_codes_left: 0,
  }),
  'POST /profile/email/(resend|cancel)': () => ({}),
  'GET /profile/sessions': ({ data, token, query, features }) =>
    answerList(data.sessions.get(token) ?? [], query, features),
  'DELETE /profile/sessions/(\\d+)': ({ data, token, match }) => {
    const own = data.sessions.get(token) ?? [];
    const left = own.filter(({ id }) => id !== Number(match[1]));
    if (left.length === own.length) throw new Failure(404, 'Сеанс не найден', 'not_found');
    data.sessions.set(token, left);
    return {};
  },
  'POST /profile/sessions/end_others': ({ data, token }) => {
    const own = data.sessions.get(token) ?? [];
    data.sessions.set(token, own.slice(0, 1));
    return { count: own.length - 1 };
  },
  'POST /profile/two_step': (call) => {
    requirePassword(call);
    return { secret: 'BASE32', uri: 'otpauth://totp/x?secret=BASE32' };
  },
  'POST /profile/two_step/confirm': ({ body }) => {
    if (body['code'] !== '123456') {
      throw new Failure(422, 'Код не подошёл', 'invalid_code', 'code');
    }
    return { recovery_codes: ['one', 'two'] };
  },
  'POST /profile/two_step/(disable|recovery_codes)': (call) => {
    requirePassword(call);
    return call.match[1] === 'disable' ? {} : { recovery_codes: ['three'] };
  },
  'GET /companies': ({ data, query, token, features }) =>
    answerList(
      data.companies.filter(({ id }) => data.members.get(id)?.includes(token)),
      query,
      features,
    ),
  'POST /companies': ({ body, data, token }) => {
    if (data.companies.some(({ code }) => code === body['code'])) {
      throw new Failure(422, 'Поддомен уже существует', 'taken', 'code');
    }
    const company = { ...data.companies[0], id: 100 + data.companies.length, ...body } as Row;
    data.companies.push(company);
    data.members.set(company.id, [token]);
    return pick(company, {});
  },
  'GET /company/check_code': ({ query, data }) =>
    !data.companies.some(({ code }) => code === query['code']),
  'GET /company/get_id_by_code': (call) => {
    const found = call.data.companies.find(({ code }) => code === call.query['code']);
    return companyOf(call, found?.id ?? 0);
  },
  'GET /companies/(\\d+)': (call) => companyOf(call, companyId(call)),
  'PUT /companies/(\\d+)': (call) => {
    companyOf(call, companyId(call));
    const company = call.data.companies.find(({ id }) => id === companyId(call)) as Row;
    return pick(Object.assign(company, call.body), {});
  },
  'GET /companies/(\\d+)/courses': (call) => {
    companyOf(call, companyId(call));
    return answerList(call.data.courses.get(companyId(call)) ?? [], call.query, call.features);
  },
  'POST /companies/(\\d+)/courses': (call) => {
    const courses = call.data.courses.get(companyId(call)) as Row[];
    const created = {
      ...courses[0],
      id: 1000 + courses.length,
      name: call.body['name'] || 'Без названия',
    } as Row;
    courses.push(created);
    return pick(created, {});
  },
  'GET /companies/(\\d+)/courses/(\\d+)': (call) => pick(courseOf(call), call.query),
  'PUT /companies/(\\d+)/courses/(\\d+)': (call) => {
    if (String(call.body['name']).length > 255) {
      throw new Failure(422, 'Не больше 255 символов', 'too_long', 'name');
    }
    return pick(Object.assign(courseOf(call), call.body), {});
  },
  'DELETE /companies/(\\d+)/courses/(\\d+)': (call) =>
    pick(Object.assign(courseOf(call), { status: 'deleted' }), {}),
  'POST /companies/(\\d+)/courses/(visible|draft|close|delete|restore)': (call) => {
    const wanted = call.body['courses_id'] as number[] | undefined;
    const courses = (call.data.courses.get(companyId(call)) ?? []).filter(
      ({ id }) => !wanted || wanted.includes(id),
    );
    for (const course of courses) course['status'] = call.match[2];
    return { count: courses.length, ids: courses.slice(0, 1000).map(({ id }) => id) };
  },
  'POST /companies/(\\d+)/courses/([a-z]+)': () => {
    throw new Failure(422, 'неизвестное действие', 'unknown_action', 'action');
  },
  'POST /companies/(\\d+)/courses/(\\d+)/user_favourite/(attach|detach)': (call) =>
    pick(
      Object.assign(courseOf(call), { auth_user_favourites_exists: call.match[3] === 'attach' }),
      {},
    ),
  'GET /companies/(\\d+)/(course_[a-z]+)': (call) =>
    answerList(
      call.data.dictionaries.get(call.match[2] as string) ?? [],
      call.query,
      call.features,
    ),
  'GET /companies/(\\d+)/(course_[a-z]+)/(\\d+)': (call) => {
    const dictionary = call.data.dictionaries.get(call.match[2] as string);
    const entry = dictionary?.find(({ id }) => id === Number(call.match[3]));
    if (!entry) throw new Failure(404, 'Не найдено', 'not_found');
    return pick(entry, call.query);
  },
};

function requirePassword({ body }: CallContext): void {
  if (body['current_password'] === 'secret-of-anna') return;
  throw new Failure(422, 'Неверный текущий пароль', 'invalid_credentials', 'current_password');
}

const companyId = ({ match }: CallContext) => Number(match[1]);

function companyOf({ data, token, me, query }: CallContext, id: number): Row {
  const company = data.companies.find((candidate) => candidate.id === id);
  if (!company || !data.members.get(id)?.includes(token)) {
    throw new Failure(404, 'Компания не найдена', 'not_found');
  }
  const profile = {
    ...me,
    role_label: 'Администратор',
    is_owner: token === tokenOfAnna,
    permissions: ['courses_show_all', 'courses_create', 'a_flag_of_tomorrow'],
  };
  return pick({ ...company, admin_profile: profile }, query);
}

function courseOf(call: CallContext): Row {
  const course = call.data.courses
    .get(companyId(call))
    ?.find(({ id }) => id === Number(call.match[2]));
  if (!course) throw new Failure(404, 'Не найдено', 'not_found');
  return course;
}
