// Routes without a valid permission cannot be registered.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requireDeclaredPermissions } from './permissions.ts';

const add = (url: string, config?: object) => () => {
  const app = Fastify();
  requireDeclaredPermissions(app);
  app.get(url, config === undefined ? {} : { config }, () => 'ok');
};

test('a route without a permission cannot be registered', () => {
  expect(add('/api/secrets')).toThrow('GET /api/secrets declares no permission');
});

test('a company permission requires a company path, and vice versa', () => {
  expect(add('/api/courses', { permission: { all: 'courses_show_all' } })).toThrow('disagree');
  expect(add('/api/companies/:companyId/courses', { permission: 'signed-in' })).toThrow('disagree');
  expect(add('/api/owners', { permission: 'owner' })).toThrow('disagree');
});

test('valid routes are registered', () => {
  expect(
    add('/api/companies/:companyId/courses', { permission: { all: 'courses_show_all' } }),
  ).not.toThrow();
  expect(add('/health', { permission: 'open' })).not.toThrow();
});
