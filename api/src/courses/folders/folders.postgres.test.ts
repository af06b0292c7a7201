// Tests concurrent writes to course folders: the second one waits instead of failing with a server error.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { untilBlockingAnother } from '../../../testing/blocked-transaction.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courseFolders, courses } from '../course-tables.ts';
import { folderTree } from './folder-tree.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@folders-meet.test');
  companyId = await school.company('folders-meet', owner);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, owner);

const folder = async (name: string): Promise<number> =>
  (await send('POST', '/course_folder', { name })).body.data.id;

test('serializes two concurrent moves of a folder', async () => {
  const [top, low] = [await folder('Вверху'), await folder('Внизу')];
  const moved = await school.database.system(async (transaction) => {
    await folderTree.hold(transaction, { companyId } as Scope);
    const moving = send('PUT', `/course_folder/${low}`, { parent_id: top });
    await untilBlockingAnother(transaction);
    const sorted = eq(courseFolders.id, low);
    await transaction.update(courseFolders).set({ sort: 77 }).where(sorted);
    return { moving };
  });
  expect((await moved.moving).status).toBe(200);
  expect((await send('GET', `/course_folder/${low}`)).body.data).toMatchObject({ parent_id: top });
});

test('moves a course out of a folder that is deleted while the course is put in', async () => {
  const gone = await folder('Уходит');
  const late: number = (await send('POST', '/courses', { name: 'Опоздал' })).body.data.id;
  const deleted = await school.database.system(async (transaction) => {
    await transaction.update(courses).set({ folder_id: gone }).where(eq(courses.id, late));
    const deleting = send('DELETE', `/course_folder/${gone}`);
    await untilBlockingAnother(transaction);
    return { deleting };
  });
  expect((await deleted.deleting).status).toBe(200);
  expect((await send('GET', `/courses/${late}`)).body.data.folder_id).toBe(null);
});
