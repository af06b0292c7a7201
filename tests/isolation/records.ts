// The records of the school that is tried, one of each kind: written through the public API, and straight into the
// database where no route writes them yet.
import { coursePackages } from '../../api/src/courses/tables.ts';
import { formFields, forms } from '../../api/src/forms/tables.ts';
import type { Database } from '../../api/src/kit/database.ts';
import type { TestShop } from '../../api/testing/yoo-kassa-server.ts';
import { tests } from '../../api/src/tests/tables.ts';
import type { Json, RestClient } from '../kit/rest.ts';
import { finishedJob } from './jobs.ts';
import type { Row } from './rows.ts';
import { MARK } from './secrets.ts';

/** What others need to know of the records that somebody has written. */
export interface Written {
  imageId: number;
  exportName: string;
  userExportName: string;
  roleId: number;
  groupId: number;
  /** A custom field that holds texts. */
  fieldId: number;
  formId: number;
  /** Of an invite. */
  inviteToken: string;
  /** Of the file with the passwords of new accounts, and who ordered it. */
  generatedName: string;
  writerId: number;
}

/** As whom records are written: somebody with every permission there. */
interface Writer {
  call: RestClient;
  database: Database;
  companyId: number;
}

/**
 * Writes one record of each kind. The school's owner, a member whose permissions shrink to `_my` afterwards, and another
 * school's owner all do. The word goes into all texts.
 */
export async function writeRecords(writer: Writer, word: string): Promise<Written> {
  const { call, companyId } = writer;
  const base = `/api/companies/${companyId}`;
  const create = creating(call, base);
  const course = await create('/courses', { name: `Курс ${word}` });
  const role = await create('/roles', {
    name: `Роль ${word}`,
    description: word,
    learn_courses: true,
  });
  const group = await create('/groups', { name: `Группа ${word}`, description: word });
  const links = { roles_id: [role.id], groups_id: [group.id] };
  const user = await create('/users', {
    name: word,
    email: `user-${role.id}@users.test`,
    ...links,
  });
  const text = await create('/custom_fields', { name: `Слова ${word}`, type: 'string' });
  await holdValue(call, `${base}/users/${user.id}`, text.id, word);
  const service = await create('/service_accounts', { name: `Программа ${word}` });
  for (const service_account_id of [null, service.id]) {
    await create('/access_tokens', { ...TOKEN, name: `Токен ${word}`, service_account_id });
  }
  await create('/self_domain', { domain: `${word}-${role.id}.test` });
  await create('/company_integrations', integration(word));
  const image = await create('/add_media', fileOf(`${word}.png`));
  const exported = async (list: string): Promise<string> => {
    const order = { format: 'csv', matching: { search: word } };
    const { job_id, file_name } = await create(`/${list}_download`, order);
    await finishedJob(call, `${base}/jobs/${job_id}`);
    return file_name;
  };
  const people = [{ name: word, email: `generated-${role.id}@users.test` }];
  const generated = await create('/users_generate', { people, ...links, format: 'csv' });
  await finishedJob(call, `${base}/jobs/${generated.job.id}`);
  const field = await create('/custom_fields', {
    name: `Поле ${word}`,
    type: 'list',
    variables: [`Вариант ${word}`],
  });
  const one = `${base}/custom_fields/${field.id}?with=custom_field_variables`;
  const [variable] = (await call('GET', one)).body.data.custom_field_variables;
  const writerId = (await call('GET', '/api/auth_user')).body.data.id;
  const unrouted = await writeUnrouted(
    writer,
    { writerId, courseId: course.id, roleId: role.id, fieldId: field.id },
    word,
  );
  const invite = await create('/invites', {
    name: `Приглашение ${word}`,
    description: word,
    ...links,
    course_packages_id: [unrouted.packageId],
    tests_id: [unrouted.testId],
    custom_fields: [{ custom_field_id: field.id }],
    send_type: 'email',
    recipients: [`invited-${role.id}@invited.test`],
  });
  const inviteToken = new URL(invite.link, 'http://any').searchParams.get('invite') ?? '';
  await creating(call, '/api/public/companies')(`/${companyId}/admin/forms/registration`, {
    name: `Гость ${word}`,
    email: `guest-${role.id}@users.test`,
    password: 'long-enough-1',
    invite: inviteToken,
    [`custom_field_${field.id}`]: String(variable.id),
  });
  return {
    imageId: image.id,
    exportName: await exported('courses'),
    userExportName: await exported('users'),
    roleId: role.id,
    groupId: group.id,
    fieldId: text.id,
    formId: unrouted.formId,
    inviteToken,
    generatedName: generated.file_name,
    writerId,
  };
}

/** A service that nobody is sent to before they begin, and which is asked nothing then. */
export const SOCIAL = {
  provider: 'oidc',
  active: true,
  registration: false,
  name: 'Вход',
  client_id: 'school',
  client_secret: 'school-secret-0123456789',
  authorization_url: 'https://sso.school.test/authorize',
  token_url: 'https://sso.school.test/token',
  userinfo_url: 'https://sso.school.test/userinfo',
};

const creating =
  (call: RestClient, base: string) =>
  async (path: string, body: Json): Promise<Json> => {
    const answer = await call('POST', `${base}${path}`, body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };

/** Lets a custom field hold something of a user. */
async function holdValue(
  call: RestClient,
  user: string,
  custom_field_id: number,
  value: string,
): Promise<void> {
  const answer = await call('POST', `${user}/store_custom_field_values`, {
    custom_fields: [{ custom_field_id, values: [value] }],
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** What has no route that writes it yet. */
function writeUnrouted(
  { database, companyId: company_id }: Writer,
  {
    writerId,
    courseId,
    roleId,
    fieldId,
  }: { writerId: number; courseId: number; roleId: number; fieldId: number },
  word: string,
): Promise<{ packageId: number; testId: number; formId: number }> {
  return database.system(async (transaction) => {
    const [sold] = await transaction
      .insert(coursePackages)
      .values({ company_id, course_id: courseId, name: `Пакет ${word}` })
      .returning({ id: coursePackages.id });
    const [test] = await transaction
      .insert(tests)
      .values({ company_id, author_id: writerId, title: `Тест ${word}` })
      .returning({ id: tests.id });
    const [form] = await transaction
      .insert(forms)
      .values({
        company_id,
        name: `Форма ${word}`,
        type: 'register',
        title: word,
        role_id: roleId,
      })
      .returning({ id: forms.id });
    const form_id = form?.id ?? 0;
    await transaction
      .insert(formFields)
      .values({ company_id, form_id, sort: 1, type: 'custom_field', custom_field_id: fieldId });
    return {
      packageId: sold?.id ?? 0,
      testId: test?.id ?? 0,
      formId: form_id,
    };
  });
}

/** What everybody in the back office may make for themselves. */
export async function writeToken(call: RestClient, companyId: number): Promise<void> {
  const answer = await call('POST', `/api/companies/${companyId}/access_tokens`, TOKEN);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

/**
 * What only the owner of the tried school writes: its own name, what it shows, and somebody who learns there and is
 * everything that a user can be. Answers that learner's id.
 */
export async function describeSchool(
  call: RestClient,
  companyId: number,
  { imageId, roleId, groupId, fieldId }: Written,
  shop: TestShop,
): Promise<number> {
  const base = `/api/companies/${companyId}`;
  const send = async (method: string, path: string, body?: Json): Promise<Json> => {
    const answer = await call(method, `${base}${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  await send('PUT', '', {
    name: `Школа ${MARK}`,
    description: MARK,
    video_preview_image_id: imageId,
    yoo_kassa_shop_id: shop.id,
    yoo_kassa_secret_key: shop.secretKey,
  });
  // What is asked once more later says nothing new.
  await send('GET', '/actualize_yoo_client');
  await send('POST', '/company_socialite/change', { ...SOCIAL, name: `Вход ${MARK}` });
  const courses = await send('GET', '/courses?all=1');
  const learners = await send('GET', `/users?course_id=${courses.map(({ id }: Row) => id)}`);
  const users_id = [learners[0].id];
  await send('POST', '/users/attach_roles', { users_id, roles_id: [roleId] });
  await send('POST', '/users/attach_groups', { users_id, groups_id: [groupId] });
  await holdValue(call, `${base}/users/${learners[0].id}`, fieldId, MARK);
  return learners[0].id;
}

/** What the learner does: everything of it is kept in the history. */
export async function introduce(call: RestClient): Promise<void> {
  const answer = await call('PUT', '/api/auth_user/update', { surname: MARK });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** What whoever may make a token at all may give it. */
export const TOKEN = { name: 'Проба', permissions: ['admin_part_access'], days: 30 };

/** A program that a company is connected with; its settings are JSON in a text. */
export const integration = (word: string) => ({
  name: `Обмен ${word}`,
  type: word,
  settings: JSON.stringify({ department: word }),
});

/** A picture of one point. */
export function fileOf(name: string, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new File([PNG], name, { type: 'image/png' }));
  return form;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
