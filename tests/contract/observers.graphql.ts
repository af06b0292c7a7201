// Observers, by GraphQL: every field and mutation once with success.
import { expect, test } from 'vitest';
import type { Json } from '../kit/rest.ts';
import type { GraphqlStory } from './story.ts';

const page = 'totalCount nodes';
const course = 'id courseId courseName progress lastVisitedAt finishedAt createdAt';
const homework =
  'id courseId courseName lessonId lessonName taskTitle status points maxPoints sentAt checkedAt';
const attempt =
  'id testId testTitle gradingScale number state beganAt finishedAt points maxPoints mark isPassed annulledAt annulmentReason';
const user = `id databaseId fullName photo lastVisitAt
  courses(first: 5) { ${page} { ${course} } }
  homeworks(first: 5) { ${page} { ${homework} } }
  attempts(first: 5) { ${page} { ${attempt} } }`;

export function tellOfObservers({ ask, mutate }: GraphqlStory): void {
  /** A learner of a course with homework that was handed in. */
  async function newLearner(companyId: string): Promise<Json> {
    const { company } = await ask(
      '{ company(code: "demo") { roles(search: "Ученик") { nodes { id } } } }',
    );
    const account = { email: 'observed@graphql.test', password: 'long-enough-1' };
    const { user: learner } = await mutate(
      'createUser',
      {
        companyId,
        ...account,
        name: 'Петя',
        surname: 'Подопечный',
        roleIds: [company.roles.nodes[0].id],
      },
      'user { id databaseId }',
    );
    const made = await mutate(
      'createCourse',
      { companyId, name: 'Под надзором', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: made.course.id, name: 'Задача', type: 'HOMEWORK', homework: '<p>Решите</p>' },
      'lesson { databaseId }',
    );
    const students = { courseId: made.course.id, users: { ids: [learner.id] } };
    await mutate('attachCourseStudents', students, 'userErrors { message }');
    const { accessToken } = await mutate(
      'signIn',
      { login: account.email, password: account.password },
      'accessToken',
      null,
    );
    const found = await ask(
      'query ($course: Int!, $lesson: Int!) { company(code: "demo") { learnerCourse(databaseId: $course) { id lesson(databaseId: $lesson) { id } } } }',
      { course: made.course.databaseId, lesson: lesson.databaseId },
      accessToken,
    );
    const { learnerCourse } = found.company;
    await mutate(
      'sendHomework',
      { courseId: learnerCourse.id, lessonId: learnerCourse.lesson.id, text: 'Решил' },
      'lesson { id }',
      accessToken,
    );
    return learner;
  }

  test('whoever watches over a learner reads how they do', async () => {
    const { company } = await ask(
      `{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id fullName } } } }`,
    );
    const [me] = company.users.nodes;
    const available = await ask(
      'query ($name: String!) { company(code: "demo") { availableObservers(first: 5, search: $name) { totalCount nodes { fullName user { id } } } } }',
      { name: me.fullName },
    );
    expect(available.company.availableObservers).toEqual({
      totalCount: 1,
      nodes: [{ fullName: me.fullName, user: { id: me.id } }],
    });
    const learner = await newLearner(company.id);
    const people = {
      companyId: company.id,
      users: { ids: [learner.id] },
      observerIds: [me.id],
    };
    const attached = await mutate(
      'attachUserObservers',
      people,
      'changedCount skippedCount users { observers { fullName } }',
    );
    expect(attached).toMatchObject({
      changedCount: 1,
      users: [{ observers: [{ fullName: me.fullName }] }],
    });
    const { viewer, company: observed } = await ask(
      `query ($id: Int!) { viewer { observes } company(code: "demo") {
        observedUsers(first: 5, search: "Подопечный") { ${page} { fullName } }
        observedUser(databaseId: $id) { ${user} }
      } }`,
      { id: learner.databaseId },
    );
    expect(viewer.observes).toBe(true);
    expect(observed.observedUsers.nodes).toEqual([{ fullName: 'Подопечный Петя' }]);
    expect(observed.observedUser).toMatchObject({
      courses: { nodes: [{ courseName: 'Под надзором' }] },
      homeworks: { nodes: [{ lessonName: 'Задача', status: 'SENT', points: null }] },
      attempts: { totalCount: 0 },
    });
    const detached = await mutate('detachUserObservers', people, 'changedCount');
    expect(detached.changedCount).toBe(1);
  });
}
