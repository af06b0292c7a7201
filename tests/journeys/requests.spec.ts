// What one screen costs: opening it is one GraphQL request, and few calls of the REST API.
import { setTimeout as sleep } from 'node:timers/promises';
import { restCalls } from '../kit/rest-calls.ts';
import { expect, test } from './kit/journey.ts';

const company = '/api/company/get_id_by_code';
const inCompany = (...paths: string[]) => paths.map((path) => `/api/companies/{companyId}/${path}`);

/** A screen, what stands there when it has its data, its one request, and the calls that answer it. */
const screens: [path: string, shows: string, operation: string, calls: string[]][] = [
  ['/demo/courses', 'Показано', 'courseListRouteQuery', inCompany('courses')],
  ['/demo/users', 'Показано', 'userListRouteQuery', inCompany('users')],
  ['/demo/users/5', 'Данные', 'userRouteQuery', inCompany('users/{id}')],
  ['/demo/roles', 'Администратор', 'roleListRouteQuery', inCompany('roles')],
  ['/demo/groups', 'Олимпиадный клуб', 'groupListRouteQuery', inCompany('groups')],
  ['/demo/invites', 'Набор в 11 класс', 'inviteListRouteQuery', inCompany('invites')],
  [
    '/demo/invites/1',
    'Скопировать ссылку',
    'inviteRouteQuery',
    inCompany('invites/{id}', 'roles', 'groups', 'custom_fields'),
  ],
];

for (const [path, shows, operation, paths] of screens) {
  test(`opening ${path} takes 1 GraphQL request and ${paths.length + 1} REST calls`, async ({
    admin,
  }) => {
    const asked: string[] = [];
    const requests: (string | undefined)[] = [];
    admin.on('request', (request) => {
      if (request.url().endsWith('/graphql'))
        asked.push(String(request.postDataJSON().operationName));
    });
    admin.on('response', (response) => {
      if (response.url().endsWith('/graphql')) requests.push(response.headers()['x-request-id']);
    });
    await admin.goto(path);
    await expect(admin.getByRole('main').getByText(shows).first()).toBeVisible();
    await admin.waitForLoadState('networkidle');
    await sleep(300); // A line of the trace may come a moment after its answer.

    const calls = restCalls().filter(({ request }) => requests.includes(request));
    expect(asked).toEqual([operation]);
    expect(calls.map(({ route }) => route).toSorted()).toEqual([...paths, company].toSorted());
  });
}
