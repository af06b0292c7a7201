// Endpoints that are independent of companies and permissions.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../testing/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

test.each(['/health', '/ready'])('%s reports the status to monitoring', async (path) => {
  expect(await school.send('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('any signed-in user reads the permissions, the initial roles and their own files', async () => {
  const person = await school.person('anybody@app.test');
  const read = async (path: string) =>
    (await school.send('GET', `/api${path}`, undefined, person)).body.data;
  const [courses] = await read('/permissions');
  expect([courses.title, courses.permissions[2].needs]).toEqual([
    'Курсы',
    [['admin_part_access'], ['courses_show_my', 'courses_show_all']],
  ]);
  const presets = await read('/role_presets');
  expect(presets.map(({ name }: { name: string }) => name)).toContain('Бухгалтер');
  expect(await read('/profile/files')).toEqual([]);
  expect((await school.send('GET', '/api/super-admin', undefined, person)).status).toBe(200);
});
