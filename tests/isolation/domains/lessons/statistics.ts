// Declares course and lesson statistics: users with access to statistics see which learners are stuck, in courses that
// they see.
import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../../api/src/jobs/tables.ts';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Writer } from '../../school/writing.ts';

const course = '/api/companies/{companyId}/courses/{course_id}';

const lists = {
  lesson_statistics: 'lesson_statistics_export',
  stuck_students: 'stuck_students_export',
} as const;

/** Every course has an export with this name. */
const fileOf = (list: string) => `${list}_2026-09-01_00000000.csv`;

const routesOf = (list: string) => [
  `GET ${course}/${list}_file`,
  `GET ${course}/${list}_download/history`,
];

export const domain: DomainDeclaration = {
  tags: ['Statistics'],
  menuPages: { statistics: [{ query: 'schoolStatisticsRouteQuery' }] },
  writes: [
    async (writer: Writer) => {
      writer.record('lessons');
      writer.record('course_students');
      for (const { id } of await writer.send('GET', '/courses?all=1')) {
        for (const list of Object.keys(lists)) {
          const at = `/courses/${id}/${list}_download`;
          const { job_id } = await writer.create(at, { format: 'csv' });
          await finishedJob(writer.call, `/api/companies/${writer.companyId}/jobs/${job_id}`);
        }
      }
    },
  ],
  finalWrites: letThemStand,
  namedValues: ({ record }) => ({
    courseIds: record('courses'),
    date_start: '2026-01-01',
    date_end: '2026-01-02',
    stuck_days: '1',
    began_from: '2000-01-01',
    began_to: '2100-01-01',
    stuck_student_id: record('course_students'),
    lesson_statistics_export_id: record('jobs', ({ kind }) => kind === lists.lesson_statistics),
    stuck_student_export_id: record('jobs', ({ kind }) => kind === lists.stuck_students),
    ...Object.fromEntries(
      Object.keys(lists).flatMap((list) =>
        routesOf(list).map((route) => [`${route}.file_name`, fileOf(list)]),
      ),
    ),
    'lesson_statistics_export.file_name': fileOf('lesson_statistics'),
    'stuck_student_export.file_name': fileOf('stuck_students'),
  }),
  bodies: Object.fromEntries(
    Object.keys(lists).map((list) => [
      `POST ${course}/${list}_download`,
      () => [{ format: 'csv' }],
    ]),
  ),
  inputValues: {
    'LessonStatisticsFilter.stuckDays': 1,
    'StuckStudentFilter.stuckDays': 1,
  },
  idTypes: Object.fromEntries(
    ['LessonStatisticsFilter', 'StuckStudentFilter'].flatMap((filter) => [
      [`${filter}.package`, 'CoursePackage'],
      [`${filter}.branch`, 'CourseBranch'],
    ]),
  ),
  withoutTexts: Object.fromEntries(
    Object.keys(lists).flatMap((list) => [
      ...routesOf(list).map((route) => [route, 'names of files']),
      [
        `POST ${course}/${list}_download`,
        'writes before it have closed all lessons but one, which is called otherwise by then',
      ],
    ]),
  ),
};

/** All learners began long ago and have been inactive since. */
async function letThemStand({ companyId, database }: Writer): Promise<void> {
  await database.system(async (transaction) => {
    const ago = sql`now() - interval '300 days'`;
    for (const change of [
      sql`update course_students set created_at = ${ago} where company_id = ${companyId}`,
      sql`update lessons set created_at = ${ago} where company_id = ${companyId}`,
    ]) {
      await transaction.execute(change);
    }
    for (const [list, kind] of Object.entries(lists)) {
      await transaction
        .update(jobs)
        .set({ file_name: fileOf(list) })
        .where(
          and(
            eq(jobs.company_id, companyId),
            eq(jobs.kind, kind as (typeof lists)['stuck_students']),
          ),
        );
    }
  });
}
