// Tests the reported omissions of both jobs: what an archive does not contain, and what its sender may not write.
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { archiveOf, plainContent } from '../../../testing/schools/course-archives.ts';
import { formOf } from '../../../testing/files.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { readZip } from '../../../testing/read-zip.ts';
import type { RunningJob } from '../../jobs/index.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { files } from '../../media/index.ts';
import { courseFiles } from '../tables.ts';
import { courseArchive } from './export-job.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@transfer-left.test');
  companyId = await school.company('transfer-left', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

const made = async (path: string, body: object): Promise<number> =>
  (await send('POST', path, body)).body.data.id;

async function exported(course: number) {
  const ordered = (await send('POST', `/courses/${course}/export`)).body.data.job.id;
  const job = await finishedJob(school, base, ordered, owner);
  const archive = (await school.app.inject({ url: `/api${job.file.url}` })).rawPayload;
  const [content] = await readZip(archive);
  return { archive, report: job.report, content: JSON.parse(content?.text ?? '') };
}

async function imported(archive: Buffer, as = owner) {
  const { headers, payload } = formOf('course.zip', archive);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/courses/import`,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
    payload,
  });
  return finishedJob(school, base, answer.json().data.job.id, as);
}

/** Adds file rows of a course without bytes in the storage. */
const withFiles = (course_id: number, sizes: readonly number[]) =>
  school.database.system(async (transaction) => {
    const rows = await transaction
      .insert(files)
      .values(
        sizes.map((size, place) => ({
          company_id: companyId,
          purpose: 'company',
          key: crypto.randomUUID(),
          file_name: `${place + 1}.pdf`,
          mime_type: 'application/pdf',
          size,
        })),
      )
      .returning({ id: files.id });
    await transaction
      .insert(courseFiles)
      .values(rows.map(({ id }) => ({ company_id: companyId, course_id, file_id: id })));
  });

test('transfers package content as far as its lessons are transferred, and reports references to other courses', async () => {
  const course = await made('/courses', { name: 'Физика' });
  const other = await made('/courses', { name: 'Химия' });
  const sold = await made(`/courses/${course}/course_packages`, { name: 'Три урока' });
  const foreign = await made(`/courses/${other}/course_packages`, { name: 'Чужой' });
  const lesson = await made(`/courses/${course}/lessons`, { name: 'Урок', type: 'text' });
  const gone = await made(`/courses/${course}/lessons`, { name: 'Удалённый', type: 'text' });
  await send('POST', `/courses/${course}/course_packages/${sold}/attach_lessons`, {
    lessons_id: [lesson, gone],
  });
  await school.send('DELETE', `${base}/courses/${course}/lessons/${gone}`, undefined, owner);
  await made('/course_package_relations', {
    package_id: sold,
    related_package_id: foreign,
    type: 'included',
  });
  const left = [
    { title: 'Связь пакета «Три урока»', why: 'ведёт к пакету другого курса' },
    {
      title: 'Уроки пакета «Три урока»',
      why: 'нет части его уроков: что пакет открывает и закрывает, выберите заново',
    },
  ];
  const { archive, report } = await exported(course);
  expect(report).toMatchObject({ taken: [], left });
  expect((await imported(archive)).report.left).toEqual(left);
});

test('reports files above the limits and files missing in the storage', async () => {
  const course = await made('/courses', { name: 'Много файлов' });
  const large = 100 * 1024 * 1024;
  await withFiles(course, [
    large,
    large,
    large,
    large,
    large,
    ...Array.from({ length: 297 }, () => 1),
  ]);
  const { report, content } = await exported(course);
  // `course.json` counts towards the 500 MB.
  const paths = content.files.map(({ path }: { path: string | null }) => path);
  expect(paths.filter((path: string | null) => path === null)).toEqual([null]);
  expect(paths[4]).toBe(null);
  expect(report.left.slice(0, 3)).toEqual([
    { title: 'Ещё 2 файла', why: 'в архив входит 300 файлов' },
    {
      title: 'Файл «5.pdf»',
      why: 'в архив входят файлы до 100\u00A0МБ, и все вместе до 500\u00A0МБ',
    },
    { title: 'Файл «1.pdf»', why: 'его больше нет в хранилище' },
  ]);
  expect(content.left).toEqual(report.left.slice(0, 1));
});

test('transfers a bundle as a bundle', async () => {
  const bundle = await made('/courses', { name: 'Всё сразу', entity_type: 'bundle' });
  const { archive } = await exported(bundle);
  const { course_id } = await imported(archive);
  expect((await send('GET', `/courses/${course_id}`)).body.data.entity_type).toBe('bundle');
});

test('transfers offer remarks only with the permission to write them', async () => {
  const author = await school.person('author@transfer-left.test');
  await school.join(companyId, author, ['courses_create', 'courses_show_all']);
  const archive = await archiveOf(plainContent({ remarks: ['Скидка 90 %'] }));
  const job = await imported(archive, author);
  expect(job.report).toMatchObject({
    taken: [],
    left: [{ title: 'Примечания для предложений', why: 'нужно право изменять заявки' }],
  });
  const remarks = await send('GET', `/courses/${job.course_id}/course_remarks`);
  expect(remarks.body.data).toEqual([]);
});

test('an aborted download of an archive closes the file being read', async () => {
  const course = await made('/courses', { name: 'Оборванный' });
  await withFiles(course, [10]);
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65536)) });
  const storage = { sizeOf: () => Promise.resolve(10), read: () => endless } as unknown as Storage;
  const scope: Scope = {
    companyId,
    personId: owner.userId,
    isOwner: true,
    permissions: new Set(),
  };
  const job = {
    input: { course_id: course },
    scope,
    step: (work: Parameters<RunningJob<unknown>['step']>[0]) =>
      school.database.company(scope, work),
    writeFile: async (_type: string, archive: Readable) => {
      for await (const _ of archive) break;
      throw new Error('the storage failed');
    },
  } as unknown as RunningJob<{ course_id: number }>;
  await expect(courseArchive(storage).run(job)).rejects.toThrow('the storage failed');
  await expect.poll(() => endless.destroyed).toBe(true);
});
