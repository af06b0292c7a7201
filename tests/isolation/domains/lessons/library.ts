// Declares lessons, blocks and tests in the library, added to it and copied into courses and tests.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

const entry = ({ record }: ValueGenerator, kind: 'tests' | 'lessons' | 'blocks'): number =>
  record('library_entries', ({ type }) => type === kind);

/** A course that has a lesson with a block. */
const place = ({ row }: ValueGenerator) => {
  const { id, course_id, lesson_id } = row('lesson_blocks');
  return { course_id: Number(course_id), lesson_id: Number(lesson_id), behind_id: Number(id) };
};

export const domain: DomainDeclaration = {
  tags: ['Library templates', 'Library tests'],
  writes: [fillShelves],
  finalWrites: fillFiles,
  partTables: {
    library_entry_files: 'entry_id',
    library_lessons: 'entry_id',
    library_blocks: 'entry_id',
    library_block_media: 'block_id',
    library_tests: 'entry_id',
  },
  namedValues: (maker) => ({
    [`GET ${company}/library/{entry_id}/template.entry_id`]: entry(maker, 'lessons'),
    [`POST ${company}/library_lesson/{entry_id}/copy.entry_id`]: entry(maker, 'lessons'),
    [`POST ${company}/library_block/{entry_id}/copy.entry_id`]: entry(maker, 'blocks'),
    [`GET ${company}/library/{entry_id}/test.entry_id`]: entry(maker, 'tests'),
    [`POST ${company}/library_test/{entry_id}/copy.entry_id`]: entry(maker, 'tests'),
  }),
  bodies: {
    [`POST ${company}/library_lesson`]: (maker) => [{ lesson_id: place(maker).lesson_id }],
    [`POST ${company}/library_block`]: (maker) => [
      { lesson_blocks_id: [place(maker).behind_id], name: maker.text('name') },
    ],
    [`POST ${company}/library_lesson/{entry_id}/copy`]: (maker) => [
      { course_id: place(maker).course_id },
    ],
    [`POST ${company}/library_block/{entry_id}/copy`]: (maker) => [place(maker)],
    [`POST ${company}/library_test/{entry_id}/copy`]: ({ record }) => [
      {},
      { test_id: record('tests') },
    ],
  },
  idTypes: {
    'AddLibraryBlocksInput.blockIds': 'LessonBlock',
    'CopyLibraryLessonInput.id': 'LibraryEntry',
    'CopyLibraryLessonInput.layerId': 'BlockLayer',
    'CopyLibraryBlocksInput.id': 'LibraryEntry',
    'CopyLibraryBlocksInput.behindId': 'LessonBlock',
    'CopyLibraryTestInput.id': 'LibraryEntry',
  },
};

async function fillShelves({ create, record, text }: Writer): Promise<void> {
  const course_id = record('courses');
  const at = `/courses/${course_id}/lessons`;
  const lesson = { name: text('name'), type: 'constructor', homework: `<p>${text('text')}</p>` };
  const { id: lesson_id } = await create(at, lesson);
  const block = { type: 'text', title: text('title'), text: `<p>${text('text')}</p>` };
  const { id } = await create(`${at}/${lesson_id}/lesson_blocks`, block);
  await create('/library_lesson', { lesson_id });
  await create('/library_block', { lesson_blocks_id: [id], name: text('name') });
  const { id: test_id } = await create('/tests', { title: text('title') });
  const question = { type: 'textarea', question: `<p>${text('question')}</p>` };
  await create(`/tests/${test_id}/questions`, question);
  await create('/library_test', { test_id });
}

/** One entry per type is tested, so entries of files get the columns of templates as well. */
async function fillFiles({ companyId, database, text }: Writer): Promise<void> {
  const ofFiles = sql`from library_entries entry where entry.company_id = ${companyId} and entry.file_id is not null`;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`update library_entries set excerpt = ${text('excerpt')}, blocks_count = 1, questions_count = 1
        where company_id = ${companyId} and file_id is not null`,
    );
    await transaction.execute(
      sql`insert into library_lessons (company_id, entry_id, type, description, homework, open_type,
          homework_min_points, show_likes, like_type, use_comments, check_criterion, watch_percent, max_mark)
        select entry.company_id, entry.id, 'text', ${`<p>${text('description')}</p>`}, ${`<p>${text('homework')}</p>`},
          'immediately', 1, false, 'like', false, 'marked', 90, 5 ${ofFiles}`,
    );
    await transaction.execute(
      sql`insert into library_tests (company_id, entry_id, content)
        select company_id, id, (select content from library_tests where company_id = ${companyId} limit 1)
        from library_entries where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into library_blocks (company_id, entry_id, type, status, sort, title, must_be_done)
        select entry.company_id, entry.id, 'text', 'draft', 1, ${text('title')}, false ${ofFiles}`,
    );
    // All blocks of templates show a file.
    const file = sql`(select max(id) from files where company_id = ${companyId} and mime_type = 'text/vtt')`;
    await transaction.execute(
      sql`update library_blocks set captions_id = ${file}, test_id = (select min(id) from tests where company_id = ${companyId})
        where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into library_block_media (company_id, block_id, file_id, sort, caption)
        select company_id, id, ${file}, 1, ${text('caption')} from library_blocks where company_id = ${companyId}`,
    );
  });
}
