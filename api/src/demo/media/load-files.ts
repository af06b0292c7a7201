// Writes files of the demo school: a file storage with folders, a gallery and a cover of the largest course,
// certificates of those who finished it, and some library entries.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import { courses } from '../../courses/course-tables.ts';
import { issueCertificates } from '../../courses/index.ts';
import { courseGalleries } from '../../courses/tables.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { lessonBlockMedia } from '../../lessons/blocks/block-tables.ts';
import { fileStorageFolders, fileStorageItems } from '../../media/file-storage/storage-tables.ts';
import { galleries, galleryImages } from '../../media/galleries/gallery-tables.ts';
import { libraryEntries } from '../../media/library/library-tables.ts';
import { files } from '../../media/tables.ts';
import { entry, known, only, paired, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import { pictureOf } from './pictures.ts';
import { company } from '../school.ts';
import { themes } from '../courses/showcase.ts';

const cover = 'Обложка: физика.png';
const certificateGround = 'Фон сертификата.png';

const folders = ['Курсы', 'Новости', 'Фотографии'] as const;

const rules = `Правила школы

1. Приходите на занятие за пять минут до начала.
2. Домашнее задание сдают до следующего занятия.
3. Вопросы можно задавать преподавателю и куратору в любое время.
`;

const text = (name: string, folder: string | null) => ({
  name,
  folder,
  kind: 'document' as const,
  mime_type: 'text/plain',
  bytes: Buffer.from(rules),
});

const picture = (name: string, folder: string | null, paleness?: number) => ({
  name,
  folder,
  kind: 'image' as const,
  mime_type: 'image/png',
  bytes: pictureOf(name, paleness),
});

const stored = () => [
  text('Правила школы.txt', null),
  text('Памятка куратору.txt', 'Курсы'),
  picture('Обложка: биология.png', 'Курсы'),
  picture(cover, 'Курсы'),
  // Light, because text is printed on it.
  picture(certificateGround, 'Курсы', 0.8),
  picture('День открытых дверей.png', 'Новости'),
  picture('Лаборатория.png', 'Фотографии'),
  picture('Олимпиада.png', 'Фотографии'),
  picture('Занятие в мини-группе.png', 'Фотографии'),
];

const captions = ['Лаборатория на Лесной', 'Городская олимпиада', 'Мини-группа за работой'];

/** Writes the bytes first, so that no file row lacks them. */
export async function loadDemoFiles(database: Database, storage: Storage): Promise<void> {
  const writtenFiles: (Omit<ReturnType<typeof stored>[number], 'bytes'> & {
    key: string;
    size: number;
  })[] = [];
  for (const { bytes, ...file } of stored()) {
    const key = randomUUID();
    writtenFiles.push({ ...file, key, size: await storage.write(key, Readable.from([bytes])) });
  }
  await database.system(async (transaction) => {
    const [school] = await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.code, company.code));
    if (school === undefined) throw new Error('there is no demo school');
    const company_id = school.id;
    const always = { company_id, ...since(company.created_at) };
    const folderIds = paired(
      folders,
      await insertWithIds(
        transaction,
        fileStorageFolders,
        folders.map((name) => ({ ...always, name, status: 'kept' as const })),
      ),
    );
    const fileIds = await insertWithIds(
      transaction,
      files,
      writtenFiles.map(({ key, name, mime_type, size }) => ({
        company_id,
        purpose: 'file_storage',
        key,
        file_name: name,
        mime_type,
        size,
        fetched_once: false,
        created_at: company.created_at,
      })),
    );
    await insert(
      transaction,
      fileStorageItems,
      writtenFiles.map(({ name, folder, kind, size }, place) => ({
        ...always,
        name,
        folder_id: folder === null ? null : known(new Map<string, number>(folderIds), folder),
        file_id: entry(fileIds, place),
        kind,
        size,
        status: 'kept' as const,
      })),
    );
    const gallery = only(
      await insertWithIds(transaction, galleries, [
        { ...always, name: 'Наша школа', description: 'Как проходят занятия' },
      ]),
    );
    const photographs = fileIds.slice(-captions.length);
    await insert(
      transaction,
      galleryImages,
      photographs.map((file_id, place) => ({
        ...always,
        gallery_id: gallery,
        file_id,
        sort: place + 1,
        caption: captions[place] ?? null,
        alt: captions[place] ?? null,
      })),
    );
    await insert(transaction, libraryEntries, [
      {
        ...always,
        type: 'material_files' as const,
        name: 'Правила школы.txt',
        file_id: entry(fileIds, 0),
        kind: 'document' as const,
      },
      {
        ...always,
        type: 'homework_files' as const,
        name: 'Памятка куратору.txt',
        file_id: entry(fileIds, 1),
        kind: 'document' as const,
      },
    ]);
    const byName = new Map(writtenFiles.map(({ name }, place) => [name, entry(fileIds, place)]));
    await showInBlocks(transaction, company_id, byName);
    const [course] = await transaction
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.company_id, company_id))
      .orderBy(courses.id)
      .limit(1);
    if (course === undefined) return;
    await insert(transaction, courseGalleries, [
      { company_id, course_id: course.id, gallery_id: gallery, created_at: company.created_at },
    ]);
    await transaction
      .update(courses)
      .set({ img_id: known(byName, cover), certificate_id: known(byName, certificateGround) })
      .where(and(eq(courses.company_id, company_id), eq(courses.id, course.id)));
    await certify(transaction, company_id, course.id);
  });
}

/** Certificates are dated at the completion of the course. */
async function certify(
  transaction: Transaction,
  companyId: number,
  courseId: number,
): Promise<void> {
  const students = sql`select course_id, user_id from course_students where company_id = ${companyId} and course_id = ${courseId}`;
  await issueCertificates(transaction, companyId, students);
  await transaction.execute(sql`update course_certificates issued set issued_at = student.finished_at
    from course_students student where issued.company_id = ${companyId} and issued.course_id = ${courseId}
      and student.company_id = issued.company_id and student.course_id = issued.course_id and student.user_id = issued.user_id`);
}

/** Blocks of the largest course show files of the storage. */
async function showInBlocks(
  transaction: Transaction,
  company_id: number,
  fileIds: Map<string, number>,
): Promise<void> {
  const blocks = await rowsOf<{ id: number; title: string }>(
    transaction,
    sql`select id, title from lesson_blocks where company_id = ${company_id} and type in ('image', 'gallery', 'file')`,
  );
  const shown = new Map(
    themes
      .flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.blocks))
      .map(({ title, files: named = [] }) => [title ?? '', named]),
  );
  await insert(
    transaction,
    lessonBlockMedia,
    blocks.flatMap(({ id: block_id, title }) =>
      (shown.get(title) ?? []).map((name, place) => ({
        company_id,
        block_id,
        file_id: known(fileIds, name),
        sort: place + 1,
        caption: null,
        alt: name.replace(/\.[^.]+$/, ''),
      })),
    ),
  );
}
