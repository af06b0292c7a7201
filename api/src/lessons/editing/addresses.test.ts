// Tests that file URLs of a lesson expire: they fail once the lesson is closed, and a page with an open lesson can get
// new ones.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { film as beginning, formOf, png } from '../../../testing/files.ts';
import { startS3, type S3Server } from '../../../testing/servers/s3-server.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { s3Storage } from '../../kit/files/s3.ts';

const hour = 3_600_000;

/** Large enough to be served by a redirect to the object store. */
const bytes = Buffer.concat([beginning, Buffer.alloc(1_100_000, 'film')]);

/** All file URLs in a response, at any depth. */
const addressesIn = (answer: unknown): string[] => [
  ...new Set(JSON.stringify(answer).match(/\/media\/[^"\\\s?]+/g)),
];

const signed = /^\/media\/(?:streams\/)?[\da-f-]{36}\/\d{10}\.[cp]\d+\.[\w-]{22}\/[\w.-]+$/;
const streamKey = '5a1f2f7e-93c2-4ac5-8b83-3a2b42dd6a10';

afterEach(() => void vi.useRealTimers());

/** Advances the clock of the API and of the object store. */
const pass = (milliseconds: number) => {
  const then = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(then);
};

describe.each(['a folder', 'S3', 'S3 that browsers reach'])('with files in %s', (place) => {
  let s3: S3Server | undefined;
  let school: OwnSchool;
  let owner: Caller;
  let learner: Caller;
  let companyId: number;
  let base: string;
  let course: number;
  let lesson: number;
  let quiz: number;

  beforeAll(async () => {
    if (place !== 'a folder') s3 = await startS3();
    const publicUrl = s3?.settings.endpoint.replace('127.0.0.1', 'localhost');
    const settings = s3 && { ...s3.settings, ...(place !== 'S3' && { publicUrl }) };
    school = await openOwnSchool(
      { UPLOAD_LIMIT: '2000000' },
      settings && (await s3Storage(settings)),
    );
    owner = await school.person('owner@lesson.test');
    learner = await school.person('learner@lesson.test');
    companyId = await school.company('lesson', owner);
    base = `/api/companies/${companyId}`;
    await school.join(companyId, learner, ['learning_part_access', 'learn_courses', 'learn_tests']);
    await setUpLesson();
  });
  afterAll(async () => {
    await school.close();
    await s3?.close();
  });

  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
    school.send(method, `${base}${path}`, body, as);

  async function done(method: 'POST' | 'PUT' | 'GET', path: string, body?: object, as = owner) {
    const answer = await send(method, path, body, as);
    expect([path, answer.body.errors]).toEqual([path, undefined]);
    return answer.body.data;
  }

  async function uploaded(name: string, content: Buffer, to = `${base}/add_media`, as = owner) {
    const { headers, payload } = formOf(name, content);
    const answer = await school.app.inject({
      method: 'POST',
      url: to,
      headers: { ...headers, authorization: `Bearer ${as.token}` },
      payload,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().data as { id: number; url: string };
  }

  /** Creates a lesson with everything that can show a file, a test in it, and a learner. */
  async function setUpLesson() {
    const cover = await uploaded('cover.png', png);
    course = (await done('POST', '/courses', { name: 'Физика', status: 'visible' })).id;
    await done('PUT', `/courses/${course}`, { img_id: cover.id });
    const picture = await uploaded('picture.png', png);
    const own = await uploaded('own.png', png, '/api/profile/images');
    const film = await uploaded('film.mp4', bytes, `${base}/video`);
    const poster = await uploaded('poster.png', png);
    await done('POST', `/main_media/${film.id}/dependent_media/${poster.id}`, {});
    const shows = ({ url }: { url: string }) =>
      `<p>Смотрите</p><figure><img src="${url}" alt=""></figure>`;
    lesson = (
      await done('POST', `/courses/${course}/lessons`, {
        name: 'Опыт',
        type: 'constructor',
        description: shows(picture),
        homework: shows(own),
      })
    ).id;
    quiz = (await done('POST', '/tests', { title: 'Проверочная', description: shows(picture) })).id;
    const question = {
      active: true,
      type: 'radio',
      question: shows(picture),
      answers: [
        { value: shows(own), correct: true },
        { value: 'Лион', correct: false },
      ],
      files_id: [picture.id],
    };
    await done('POST', `/tests/${quiz}/questions`, question);
    await done('POST', `/tests/${quiz}/activate`, {});
    await done('POST', `/tests/${quiz}/attach_allow_users`, { allow_users_ids: [learner.userId] });
    const blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
    for (const block of [
      { type: 'text', text: shows(picture) },
      { type: 'video', media: [{ file_id: film.id }] },
      { type: 'image', media: [{ file_id: picture.id }] },
      { type: 'faq', answers: [{ question: 'Как?', answer: shows(picture) }] },
      { type: 'file', media: [{ file_id: picture.id }] },
      { type: 'test', test_id: quiz },
    ]) {
      await done('POST', blocks, { ...block, status: 'published' });
    }
    await school.database.system(async (transaction) => {
      await transaction.execute(
        sql`insert into course_students (company_id, course_id, user_id) values (${companyId}, ${course}, ${learner.userId})`,
      );
      await transaction.execute(
        sql`update film_streams set key = ${streamKey}::uuid, parts = '{"master.m3u8": 7}', status = 'ready' where company_id = ${companyId}`,
      );
    });
    const photo = await uploaded('photo.png', png, '/api/profile/images', learner);
    const toTask = `/learning/lessons/${lesson}/homework/add_media`;
    const handedIn = await uploaded('answer.png', png, `${base}${toTask}`, learner);
    const answer = { text: shows(photo), files_id: [handedIn.id] };
    await done('POST', `/learning/courses/${course}/lessons/${lesson}/homework`, answer, learner);
    s3?.objects.set(`${streamKey}/master.m3u8`, Buffer.from('#EXTM3U'));
  }

  /** Everything that a learner reads of the lesson. */
  async function opened(): Promise<string[]> {
    const at = `/learning/courses/${course}/lessons/${lesson}`;
    const attempt = await done('POST', `/tests/${quiz}/attempts`, {}, learner);
    const answers = [
      await done('GET', at, undefined, learner),
      await done('GET', `${at}/homework`, undefined, learner),
      await done('GET', '/learning/tests', undefined, learner),
      attempt,
    ];
    return addressesIn(answers);
  }

  /** The status of each URL without a token; redirects to the object store are followed. */
  const statusesOf = async (addresses: readonly string[]) => {
    const all = new Set<number>();
    for (const url of addresses) {
      if (place === 'a folder' && url.includes('/streams/')) continue; // This test makes no bytes of streams.
      const answer = await school.app.inject({
        method: 'GET',
        url,
        headers: { range: 'bytes=0-3' },
      });
      const { location } = answer.headers;
      const there = location === undefined ? undefined : await fetch(location);
      all.add(there?.status ?? answer.statusCode);
    }
    return [...all].toSorted();
  };

  /** Redirect targets in the object store. */
  const linksOf = async (addresses: readonly string[]) => {
    const links: string[] = [];
    for (const url of addresses) {
      if (place === 'a folder' && url.includes('/streams/')) continue;
      const { location } = (await school.app.inject({ method: 'GET', url })).headers;
      if (location !== undefined) links.push(location);
    }
    return links;
  };

  test('a learner gets only URLs that expire', async () => {
    const addresses = await opened();
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !signed.test(address))).toEqual([]);
    const works = place === 'S3 that browsers reach' ? [200, 206] : [206];
    expect(await statusesOf(addresses)).toEqual(works);
    // URLs are stable within a period, so that browser caches work.
    expect(await opened()).toEqual(addresses);
    const links = await linksOf(addresses);
    expect(links.length > 0).toBe(place === 'S3 that browsers reach');
    pass(12 * hour);
    expect(await statusesOf(addresses)).toEqual([403]);
    for (const link of links) expect((await fetch(link)).status).toBe(403);
    const fresh = await opened();
    expect(fresh).toHaveLength(addresses.length);
    expect(fresh.filter((address) => addresses.includes(address))).toEqual([]);
    expect(await statusesOf(fresh)).toEqual(works);
  });

  test('a URL opens one file and reveals nothing about others', async () => {
    const addresses = (await opened()).filter((address) => !address.includes('/streams/'));
    const [one = '', other = ''] = addresses.filter((address) => /\/\d+\.c/.test(address));
    const [, media, key = '', signature = '', name = ''] = one.split('/');
    const [, , keyOfOther = ''] = other.split('/');
    const [seconds = '', of = '', mac = ''] = signature.split('.');
    const said = async (url: string) => {
      const { statusCode, body } = await school.app.inject({ method: 'GET', url });
      return [statusCode, body];
    };
    const refusal = [403, expect.stringContaining('address_ended')];
    const wrong = [
      `/${media}/${key}/${name}`,
      `/${media}/${keyOfOther}/${signature}/${name}`,
      `/${media}/${key}/${Number(seconds) + 3600}.${of}.${mac}/${name}`,
      `/${media}/${key}/${seconds}.c${companyId + 1}.${mac}/${name}`,
      `/${media}/${key}/${seconds}.p${learner.userId}.${mac}/${name}`,
      `/${media}/streams/${key}/${signature}/master.m3u8`,
      `/${media}/streams/${streamKey}/${signature}/master.m3u8`,
      `/${media}/${streamKey}/${signature}/${name}`,
      // The file does not exist.
      `/${media}/0b6d3a5e-5a3c-4b1e-9d0f-3c1f6f1f8a11/${signature}/${name}`,
      `/${media}/0b6d3a5e-5a3c-4b1e-9d0f-3c1f6f1f8a11/${name}`,
    ];
    const answers = await Promise.all(wrong.map(said));
    for (const answer of answers) expect(answer).toEqual(refusal);
    expect(new Set(answers.map(([, body]) => body)).size).toBe(1);
  });

  test('writing the address of a file does not get it signed', async () => {
    const [known = ''] = (await opened()).filter((address) => /\/\d+\.c/.test(address));
    const [, , key = ''] = known.split('/');
    const stolen = `<p><a href="${known}">${known}</a></p><figure><img src="/media/${key}/x.png" alt=""></figure>`;
    const task = `/learning/courses/${course}/lessons/${lesson}/homework`;
    await done('POST', task, { text: stolen }, learner);
    const thief = await school.person(`thief@${key}.test`);
    const trial = await school.company(`trial-${key.slice(0, 8)}`, thief);
    const theirs = `/api/companies/${trial}/tests`;
    const test = await school.send('POST', theirs, { title: known, description: stolen }, thief);
    const read = [
      await done('GET', task, undefined, learner),
      (await school.send('GET', `${theirs}/${test.body.data.id}`, undefined, thief)).body,
      (await school.send('PUT', '/api/auth_user/update', { name: known }, thief)).body,
    ];
    const found = addressesIn(read).filter((address) => address.includes(key));
    expect(found.length).toBeGreaterThan(1);
    // The signature of the person's own company is refused, and the file is not one of their own.
    expect(await statusesOf(found)).toEqual([403, 404]);
  });

  test('saved texts contain no signatures of URLs', async () => {
    const at = `/courses/${course}/lessons/${lesson}`;
    const { description, updated_at: _, version } = await done('GET', at);
    expect(description).toMatch(/src="\/media\/[\da-f-]{36}\/\d{10}\./);
    await done('PUT', at, { description: `${description}<p>Ещё</p>`, version });
    const stored = await school.database.system((transaction) =>
      rowsOf<{ text: string }>(
        transaction,
        sql`select description as text from lessons where company_id = ${companyId}
          union all select row_to_json(audit)::text from audits audit where company_id = ${companyId}
          union all select row_to_json(version)::text from test_question_versions version where company_id = ${companyId}
          union all select row_to_json(said)::text from homework_messages said where company_id = ${companyId}`,
      ),
    );
    const texts = stored.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/\/media\/[\da-f-]{36}\/picture\.png/);
    expect(texts).not.toMatch(/\/media\/[\da-f-]{36}\/[\d~]/);
    // The file still counts as used and is shown as before.
    expect((await done('GET', at)).description).toContain(description);
  });

  test('covers and photos have permanent public URLs', async () => {
    const cover = (await done('GET', `/courses/${course}?with=img`)).img.url as string;
    const plain = cover.replace(/\/\d{10}\.[^/]+/, '');
    expect((await school.app.inject({ method: 'GET', url: plain })).statusCode).toBe(200);
    pass(12 * hour);
    expect(await statusesOf([plain, cover])).toEqual([206]);
  });
});
