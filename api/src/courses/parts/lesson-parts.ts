// Relations of a lesson to its files, films, test and webinar under the specification's names. The lessons domain loads
// later and declares their records here.
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf, type TableWith } from '../../kit/database/columns.ts';
import { relatedBy } from '../../kit/records/record.ts';
import type { ConditionalRelation, RecordOf } from '../../kit/records/contract.ts';
import { lessonBlockMedia, lessonBlocks } from '../../lessons/blocks/block-tables.ts';
import type { lessons } from '../../lessons/tables.ts';
import { fileRecord } from '../../media/index.ts';
import { testRecord } from '../../assessments/index.ts';

interface LessonParts {
  block: RecordOf;
  webinar: RecordOf;
  /** Condition on visible webinars: their lesson still has type webinar. */
  isGiven: (webinar: TableWith<'company_id' | 'lesson_id'>) => SQL;
}

let declared: LessonParts | undefined;

export const declareLessonParts = (parts: LessonParts): void => {
  declared = parts;
};

function partOf<Name extends keyof LessonParts>(name: Name): LessonParts[Name] {
  if (declared === undefined) throw new Error('declareLessonParts was not called');
  return declared[name];
}

/** The FROM and WHERE of a subquery over the blocks of a lesson, without those in the trash. */
const blocksOf = ({ company_id, id }: typeof lessons): SQL =>
  sql`${lessonBlocks.company_id} = ${company_id} and ${lessonBlocks.lesson_id} = ${id} and ${lessonBlocks.status} <> 'deleted'`;

const idOf = (table: PgTable) => columnOf(table, 'id');

export const partsOfLesson = {
  media: relatedBy<typeof lessons>(
    () => fileRecord,
    (
      lesson,
      file,
    ) => sql`${idOf(file)} in (select ${lessonBlockMedia.file_id} from ${lessonBlockMedia}
      join ${lessonBlocks} on ${lessonBlocks.company_id} = ${lessonBlockMedia.company_id} and ${lessonBlocks.id} = ${lessonBlockMedia.block_id}
      where ${blocksOf(lesson)})`,
    { many: true },
  ),
  video_items: relatedBy<typeof lessons>(
    () => partOf('block'),
    (lesson, block) =>
      sql`${columnOf(block, 'lesson_id')} = ${lesson.id} and ${columnOf(block, 'type')} = 'video' and ${columnOf(block, 'status')} <> 'deleted'`,
    { many: true },
  ),
  test: relatedBy<typeof lessons>(
    () => testRecord,
    (lesson, test) => sql`${idOf(test)} = (select ${lessonBlocks.test_id} from ${lessonBlocks}
      where ${blocksOf(lesson)} and ${lessonBlocks.type} = 'test' and ${lessonBlocks.test_id} is not null
      order by ${lessonBlocks.sort}, ${lessonBlocks.id} limit 1)`,
    { many: false },
  ),
  webinar: relatedBy<typeof lessons>(
    () => partOf('webinar'),
    (lesson, webinar) =>
      sql`${columnOf(webinar, 'lesson_id')} = ${lesson.id} and ${partOf('isGiven')(webinar as TableWith<'company_id' | 'lesson_id'>)}`,
    { many: false },
  ),
} satisfies Record<string, ConditionalRelation>;
