// Pages lists that a route has completely in memory, and accepts the parameters of all lists for them.
import { z } from 'zod';
import { plainName, textsOf } from '../http/strict-input.ts';
import { parameterName } from '../http/openapi-references.ts';
import { ignoredParameters, withoutEffect } from './documentation.ts';
import { maximumRows, orEverything } from './parameters.ts';
import { flag, integer, textIn } from './query-text.ts';

type Query = Readonly<Record<string, unknown>>;

const parameters: z.ZodRawShape = {
  search: withoutEffect,
  ...ignoredParameters,
  page: ofWholeList('PageOfWholeList', 'Page number from 1, with `per_page` rows per page.'),
  per_page: ofWholeList(
    'PerPageOfWholeList',
    'Rows per page; if omitted or -1, the first page has all rows.',
  ),
  all: ofWholeList('AllOfWholeList', '1 or true: all rows, as without `per_page`.'),
};

function ofWholeList(name: string, description: string) {
  return z
    .string()
    .optional()
    .meta({ description, ...parameterName(name) });
}

/**
 * The query parameters of such a list, besides those that its route declares. Clients send the parameters of lists to
 * all of them, so even those without effect are accepted.
 */
export const wholeListQuery = (own: z.ZodRawShape = {}): z.ZodRawShape =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !Object.hasOwn(own, name)));

/** The query without these parameters. */
export const withoutParameters = (these: z.ZodRawShape, sent: Query): Query =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => !Object.hasOwn(these, plainName(name))),
  );

/**
 * Parses the page parameters and returns a function that cuts the page. Throws 422 for invalid values.
 */
export function pageCutter(sent: Query): (rows: readonly unknown[]) => unknown[] {
  const text = textIn(textsOf(sent));
  const number = integer('page', text('page'), 1, 1);
  const isWhole = flag('all', text('all')) || text('per_page') === '-1';
  const perPage = isWhole
    ? Infinity
    : integer('per_page', text('per_page'), Infinity, 1, maximumRows, orEverything);
  const start = number === 1 ? 0 : (number - 1) * perPage;
  return (rows) => rows.slice(start, start + perPage);
}
