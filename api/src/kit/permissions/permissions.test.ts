// Routes that forget who may call them do not start.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requireDeclaredPermissions } from './permissions.ts';

const add = (url: string, config?: object) => () => {
  const app = Fastify();
  requireDeclaredPermissions(app);
  app.get(url, config === undefined ? {} : { config }, () => 'ok');
};

test('a route without a permission is refused when it is added', () => {
  expect(add('/api/secrets')).toThrow('GET /api/secrets declares no permission');
});

test('a permission that needs a company is refused outside one, and the other way round', () => {
  expect(add('/api/courses', { permission: { all: 'courses_show_all' } })).toThrow('disagree');
  expect(add('/api/companies/:companyId/courses', { permission: 'signed-in' })).toThrow('disagree');
  expect(add('/api/owners', { permission: 'owner' })).toThrow('disagree');
});

test('what is declared well is added', () => {
  expect(
    add('/api/companies/:companyId/courses', { permission: { all: 'courses_show_all' } }),
  ).not.toThrow();
  expect(add('/health', { permission: 'open' })).not.toThrow();
});
