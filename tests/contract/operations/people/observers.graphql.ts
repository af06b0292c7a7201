// Uses every GraphQL field and mutation of observers once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

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

export function testObservers({ ask, mutate }: GraphqlHelpers): void {
  /** Creates a learner with a token, observed by the administrator. */
  async function newLearner(login: string): Promise<Json> {
    const { company } = await ask(
      `{ company(code: "demo") { id roles(search: "Ученик") { nodes { id } }
        users(first: 1, search: "admin@demo.school") { nodes { id fullName } } } }`,
    );
    const account = { email: `${login}@graphql.test`, password: 'long-enough-1' };
    const { user: learner } = await mutate(
      'createUser',
      {
        companyId: company.id,
        ...account,
        name: 'Петя',
        surname: 'Подопечный',
        roleIds: [company.roles.nodes[0].id],
      },
      'user { id databaseId }',
    );
    const { accessToken: token } = await mutate(
      'signIn',
      { login: account.email, password: account.password },
      'accessToken',
      null,
    );
    const [me] = company.users.nodes;
    const people = {
      companyId: company.id,
      users: { ids: [learner.id] },
      observerIds: [me.id],
    };
    return { ...learner, companyId: company.id, token, me, people };
  }

  /** The learner hands in the only homework of a new course. */
  async function handInHomework({ id, companyId, token }: Json, name: string): Promise<void> {
    const made = await mutate(
      'createCourse',
      { companyId, name, status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: made.course.id, name: 'Задача', type: 'HOMEWORK', homework: '<p>Решите</p>' },
      'lesson { databaseId }',
    );
    const students = { courseId: made.course.id, users: { ids: [id] } };
    await mutate('attachCourseStudents', students, 'userErrors { message }');
    const found = await ask(
      'query ($course: Int!, $lesson: Int!) { company(code: "demo") { learnerCourse(databaseId: $course) { id lesson(databaseId: $lesson) { id } } } }',
      { course: made.course.databaseId, lesson: lesson.databaseId },
      token,
    );
    const { learnerCourse } = found.company;
    await mutate(
      'sendHomework',
      { courseId: learnerCourse.id, lessonId: learnerCourse.lesson.id, text: 'Решил' },
      'lesson { id }',
      token,
    );
  }

  /** The learner submits a new test without answers. */
  async function handInTest({ id, companyId, token }: Json, title: string): Promise<void> {
    const made = await mutate('createTest', { companyId, title }, 'test { id databaseId }');
    const essay = { testId: made.test.id, active: true, type: 'TEXTAREA', question: '<p>?</p>' };
    await mutate('createTestQuestion', essay, 'testQuestion { id }');
    await mutate('activateTest', { id: made.test.id }, 'test { id }');
    await mutate('attachTestAllowUsers', { id: made.test.id, userIds: [id] }, 'test { id }');
    const found = await ask(
      'query ($id: Int!) { company(code: "demo") { learnerTest(databaseId: $id) { id } } }',
      { id: made.test.databaseId },
      token,
    );
    const { learnerAttempt } = await mutate(
      'beginTest',
      { testId: found.company.learnerTest.id },
      'learnerAttempt { id }',
      token,
    );
    await mutate('finishAttempt', { attemptId: learnerAttempt.id }, 'learnerAttempt { id }', token);
  }

  test('an observer reads the progress of a learner', async () => {
    const learner = await newLearner('observed');
    const { me, people } = learner;
    await handInHomework(learner, 'Под надзором');
    const available = await ask(
      'query ($name: String!) { company(code: "demo") { availableObservers(first: 5, search: $name) { totalCount nodes { fullName user { id } } } } }',
      { name: me.fullName },
    );
    expect(available.company.availableObservers).toEqual({
      totalCount: 1,
      nodes: [{ fullName: me.fullName, user: { id: me.id } }],
    });
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

  test.each(['courses', 'homeworks', 'attempts'])(
    'their %s are paginated from the learner’s node',
    async (list) => {
      const learner = await newLearner(list);
      for (const name of ['Первое', 'Второе']) {
        await (list === 'attempts' ? handInTest : handInHomework)(learner, name);
      }
      await mutate('attachUserObservers', learner.people, 'changedCount');
      const { company } = await ask(
        `query ($id: Int!) { company(code: "demo") { observedUser(databaseId: $id) { id ${list}(first: 5) { nodes { id } } } } }`,
        { id: learner.databaseId },
      );
      const { id, [list]: whole } = company.observedUser;
      const pages: Json[] = [];
      do {
        const { node } = await ask(
          `query ($id: ID!, $after: String) { node(id: $id) { ... on ObservedUser {
          ${list}(first: 1, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } } }`,
          { id, after: pages.at(-1)?.pageInfo.endCursor },
        );
        pages.push(node[list]);
      } while (pages.at(-1)?.pageInfo.hasNextPage);
      expect(pages.map(({ nodes }) => nodes)).toEqual(whole.nodes.map((each: Json) => [each]));
      expect(pages).toHaveLength(2);
    },
  );
}
