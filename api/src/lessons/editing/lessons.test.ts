// Tests that lessons are readable with the permission to see lessons, in readable courses.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { lessons } from '../tables.ts';

let school: School;
let owner: Caller;
let teacher: Caller;
let viewer: Caller;
let reader: Caller;
let companyId: number;
let base: string;
let own: number;
let foreign: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@lessons.test');
  teacher = await school.person('teacher@lessons.test');
  viewer = await school.person('viewer@lessons.test');
  reader = await school.person('reader@lessons.test');
  companyId = await school.company('lessons', owner);
  await school.join(companyId, teacher, ['courses_create', 'courses_show_my', 'lessons_view']);
  await school.join(companyId, viewer, ['courses_show_all', 'lessons_view']);
  await school.join(companyId, reader, ['courses_show_all', 'courses_update_all']);
  base = `/api/companies/${companyId}`;
  own = (await school.send('POST', `${base}/courses`, { name: 'Свой' }, teacher)).body.data.id;
  foreign = (await school.send('POST', `${base}/courses`, { name: 'Чужой' }, owner)).body.data.id;
  const lesson = { company_id: companyId, type: 'text' } as const;
  await school.database.system((transaction) =>
    transaction.insert(lessons).values([
      { ...lesson, course_id: own, name: 'Начало' },
      { ...lesson, course_id: foreign, name: 'Продолжение' },
      { ...lesson, course_id: foreign, name: 'Удалённый', status: 'deleted' },
    ]),
  );
});

const get = (path: string, as: Caller) => school.send('GET', `${base}${path}`, undefined, as);

const names = async (path: string, as: Caller) =>
  (await get(path, as)).body.data.map(({ name }: { name: string }) => name);

test('lists lessons of all or of own courses, without the trash', async () => {
  expect(await names('/lessons', owner)).toEqual(['Начало', 'Продолжение']);
  expect(await names('/lessons', viewer)).toEqual(['Начало', 'Продолжение']);
  expect(await names('/lessons', teacher)).toEqual(['Начало']);
  expect(await names(`/courses/${own}/lessons`, teacher)).toEqual(['Начало']);
  expect((await get(`/courses/${foreign}/lessons`, teacher)).status).toBe(404);
  expect(await names('/lessons?status=deleted', viewer)).toEqual(['Удалённый']);
});

test('shows no lessons to those who only see courses, not even in packages', async () => {
  const path = `${base}/courses/${foreign}/course_packages`;
  const { id } = (await school.send('POST', path, { name: 'Базовый' }, owner)).body.data;
  const [lesson] = (await get(`/courses/${foreign}/lessons`, owner)).body.data;
  const sent = { lessons_id: [lesson.id] };
  await school.send('POST', `${path}/${id}/attach_lessons`, sent, owner);
  const seen = `/courses/${foreign}/course_packages?with=lessons&withCount=lessons`;
  expect((await get(seen, viewer)).body.data).toMatchObject([
    { lessons: [{ name: 'Продолжение' }], lessons_count: 1 },
  ]);
  expect((await get(seen, reader)).body.data).toMatchObject([{ lessons: [], lessons_count: 0 }]);
  expect((await get('/lessons', reader)).status).toBe(403);
  expect((await get(`/courses/${foreign}/lessons`, reader)).status).toBe(403);
});
