// Uses every GraphQL field and mutation of certificates once with success.
import { expect, test } from 'vitest';
import { pixel } from '../../../kit/images.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const certificateFields = 'number fullName courseName companyName issuedAt revokedAt url';

export function testCertificates({ ask, mutate, upload, download }: GraphqlHelpers): void {
  test('a finished course gives a certificate, which a visitor checks and the staff revokes', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    await upload(`companies/${company.id}`, 'основа сертификата.png', pixel);
    const uploaded = await ask('{ company(code: "demo") { companyFiles { id fileName } } }');
    const certificateId: string = uploaded.company.companyFiles.find(
      ({ fileName }: { fileName: string }) => fileName === 'основа сертификата.png',
    ).id;
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Выпускной', status: 'VISIBLE', certificateId },
      'course { id databaseId }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок', type: 'TEXT' },
      'lesson { databaseId }',
    );
    await mutate(
      'attachCourseStudents',
      { courseId: course.id, users: { ids: [company.users.nodes[0].id] } },
      'changedCount',
    );
    const response = await ask(
      'query ($course: Int!, $lesson: Int!) { company(code: "demo") { learnerCourse(databaseId: $course) { id certificate { number } lesson(databaseId: $lesson) { id } } } }',
      { course: course.databaseId, lesson: lesson.databaseId },
    );
    const { learnerCourse } = response.company;
    expect(learnerCourse.certificate).toBeNull();
    const finished = await mutate(
      'finishLesson',
      { courseId: learnerCourse.id, lessonId: learnerCourse.lesson.id },
      'course { certificate { number issuedAt revokedAt url } }',
    );
    const { number, url } = finished.course.certificate;
    expect((await download(url)).subarray(0, 5).toString()).toBe('%PDF-');
    const checked = async () =>
      (
        await ask(
          `query ($number: String!) { certificate(number: $number) { ${certificateFields} isValid } }`,
          { number },
          null,
        )
      ).certificate;
    expect(await checked()).toMatchObject({ number, courseName: 'Выпускной', isValid: true });
    const none = await ask('{ certificate(number: "0000-0000-0001") { number } }', {}, null);
    expect(none.certificate).toBeNull();

    const { node } = await ask(
      `query ($id: ID!, $number: String!) { node(id: $id) { ... on Course {
        certificates(first: 5, search: $number, revoked: false, orderBy: { field: FULL_NAME, direction: ASC }) {
          totalCount nodes { id databaseId ${certificateFields} revokeReason viewerCanUpdate course { id } user { id }
            audits(first: 1) { nodes { id } } auditAuthors(latest: 10) { name } } } } } }`,
      { id: course.id, number },
    );
    const [row] = node.certificates.nodes;
    expect(row).toMatchObject({ number, course: { id: course.id }, viewerCanUpdate: true });
    const select = 'courseCertificate { id revokedAt revokeReason url }';
    const revoked = await mutate('revokeCertificate', { id: row.id, reason: 'Ошибка' }, select);
    expect(revoked.courseCertificate).toMatchObject({ revokeReason: 'Ошибка', url: null });
    expect(await checked()).toMatchObject({ isValid: false, url: null });
    const restored = await mutate('restoreCertificate', { id: row.id }, select);
    expect(restored.courseCertificate).toMatchObject({ revokedAt: null, url });
    const found = await ask(
      'query ($id: ID!) { node(id: $id) { ... on CourseCertificate { number } } }',
      { id: row.id },
    );
    expect(found.node.number).toBe(number);
  });
}
