// Tests that the content of a branch's packages is written below the branch, since some calls are documented only
// there.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPlainGateway, type TestGateway } from '../../../testing/start.ts';
import type { PlainRest } from '../../../testing/plain/server.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });
const at = { courseId: idOf('Course', 1), branchId: idOf('CourseBranch', 3) };
const id = idOf('CoursePackage', 5);
const ofBranch = '/companies/7/course_branches/3/course_packages';
const ofCourse = '/companies/7/courses/1/course_packages';

let gateway: TestGateway<PlainRest>;
beforeAll(async () => {
  gateway = await startPlainGateway();
  for (const list of [ofBranch, ofCourse]) {
    gateway.rest.answer(list, () => ({ data: { id: 5 } }));
    gateway.rest.answer(`${list}/5/attach_lessons`, () => ({ data: {} }));
  }
  for (const lessons of ['trial', 'zoom_meeting']) {
    gateway.rest.answer(`${ofBranch}/5/update_${lessons}_lessons`, () => ({ data: {} }));
  }
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

async function send(mutation: string, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await gateway.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { message } } }`,
    { variables: { input } },
  );
  expect(errors).toBeUndefined();
  expect(data[mutation].userErrors).toEqual([]);
  return gateway.rest.calls.map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
}

it.each([
  ['attachCoursePackageLessons', 'attach_lessons'],
  ['updateCoursePackageTrialLessons', 'update_trial_lessons'],
  ['updateCoursePackageZoomMeetingLessons', 'update_zoom_meeting_lessons'],
])('%s is called below the branch', async (mutation, action) => {
  expect(await send(mutation, { ...at, id, lessonIds: [idOf('Lesson', 9)] })).toEqual([
    { call: `POST ${ofBranch}/5/${action}`, body: { lessons_id: [9] } },
  ]);
});

it('a package is created below its course, which validates the branch', async () => {
  expect(await send('createCoursePackage', { ...at, name: 'Полный' })).toEqual([
    { call: `POST ${ofCourse}`, body: { name: 'Полный', branch_id: 3 } },
  ]);
});

it('actions on the whole course are called below the course', async () => {
  const { courseId } = at;
  const [attached] = await send('attachCoursePackageLessons', { courseId, id, lessonIds: [] });
  expect(attached?.call).toBe(`POST ${ofCourse}/5/attach_lessons`);
});
