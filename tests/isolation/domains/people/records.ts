// Writes records of people: roles, invites, tokens, a registered user, generated accounts and a learner.
import { sql } from 'drizzle-orm';
import { fileOf, filmOf } from '../../probes/bodies.ts';
import type { Bodies, ValueGenerator } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';
import { social } from './social.ts';

const company = '/api/companies/{companyId}';

export const records: Bodies = {
  [`POST ${company}/roles`]: ({ text }) => [
    { name: text('name'), description: text('description'), learn_courses: true },
  ],
  [`POST ${company}/invites`]: ({ record, text, word }) => [
    {
      name: text('name'),
      description: word,
      roles_id: [record('roles')],
      groups_id: [record('groups')],
      course_packages_id: [record('course_packages')],
      tests_id: [record('tests')],
      custom_fields: [{ custom_field_id: record('custom_fields', ({ type }) => type === 'list') }],
      send_type: 'email',
      recipients: [text('recipients')],
    },
  ],
};

/** Permissions that any user who may create a token may give it. */
export const token = ({ text }: ValueGenerator) => ({
  name: text('name'),
  permissions: ['admin_part_access'],
  days: 30,
});

/** Registers a user by the invite, with answers to its form. */
export async function registerByInvite({
  call,
  companyId,
  row,
  record,
  text,
}: Writer): Promise<void> {
  const link = new URL(row('invites')['link'], 'http://any');
  const field = record('custom_fields', ({ type }) => type === 'list');
  const fieldPath = `/api/companies/${companyId}/custom_fields/${field}?with=custom_field_variables`;
  const [variable] = (await call('GET', fieldPath)).body.data.custom_field_variables;
  const path = `/api/public/companies/${companyId}/admin/forms/registration`;
  const answer = await call('POST', path, {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    invite: link.searchParams.get('invite'),
    [`custom_field_${field}`]: String(variable.id),
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

/** Generates accounts with a file of their passwords. */
export async function generateUsers({
  call,
  companyId,
  create,
  record,
  text,
}: Writer): Promise<void> {
  const links = { roles_id: [record('roles')], groups_id: [record('groups')] };
  const people = [{ name: text('name'), email: text('email') }];
  const { job } = await create('/users_generate', { people, ...links, format: 'csv' });
  await finishedJob(call, `/api/companies/${companyId}/jobs/${job.id}`);
}

/** Adds a sign-in service, a learner with every status of a user, and a user in the trash. */
export async function describePeople({
  callAs,
  companyId,
  database,
  record,
  send,
  word,
}: Writer): Promise<void> {
  await send('POST', '/company_socialite/change', { ...social, name: `Вход ${word}` });
  const courses = await send('GET', '/courses?all=1');
  const [learner, deleted] = await send(
    'GET',
    `/users?course_id=${courses.map(({ id }: Row) => id)}`,
  );
  const users_id = [learner.id];
  await send('POST', '/users/attach_roles', { users_id, roles_id: [record('roles')] });
  await send('POST', '/users/attach_groups', { users_id, groups_id: [record('groups')] });
  const custom_field_id = record('custom_fields', ({ type }) => type === 'string');
  await send('POST', `/users/${learner.id}/store_custom_field_values`, {
    custom_fields: [{ custom_field_id, values: [word] }],
  });
  await send('POST', '/users/delete', { users_id: [deleted.id] });
  // The learner's actions are recorded in the history.
  const call = await callAs(learner.id);
  const answer = await call('PUT', '/api/auth_user/update', { surname: word });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  // Every user has an entry in the history.
  const change = { surname: { from: word, to: `${word}!` } };
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into audits (company_id, auditable_type, auditable_id, event, author_id, changes)
        select company_id, 'users', user_id, 'updated', user_id, ${JSON.stringify(change)}::jsonb
        from company_members where company_id = ${companyId} and not is_owner`,
    ),
  );
}

/** The owner's uploads: one for each of the two routes that delete them. */
export const ownFiles = [
  { name: '-own.png', deletedBy: '/api/profile/images' },
  { name: '-note.png', deletedBy: '/api/profile/file' },
];

/** The owner's video and its poster. */
export const ownFilm = {
  path: '/api/profile/images/main_media/{main_id}/dependent_media/{poster_id}',
  main: '-film.mp4',
  poster: '-poster.png',
};

export async function uploadOwnFiles({ call, word }: Writer): Promise<void> {
  const keep = async (to: string, file: FormData) => {
    const { status } = await call('POST', `/api/profile/${to}`, file);
    if (status !== 201) throw new Error(`a file of the profile: ${status}`);
  };
  for (const { name } of ownFiles) await keep('file', fileOf(`${word}${name}`));
  await keep('images/add_big_media', fileOf(`${word}${ownFilm.poster}`));
  await keep('images/video', filmOf(`${word}${ownFilm.main}`));
}
