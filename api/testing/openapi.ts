// The published contract as tests read it: what an operation says by reference stands in its place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Any JSON, read by path. */
type Json = ReturnType<typeof JSON.parse>;

/** api/openapi.json. */
export const readOpenapi = (): Json =>
  inPlace(JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')));

/** Parameters, bodies and envelopes of answers in their places. Records stay references, since they hold each other. */
export function inPlace({ paths, ...document }: Json): Json {
  const resolved = ({ $ref, ...beside }: Json): Json => {
    const [, , kind, name] = $ref.split('/');
    return { ...document.components[kind][name], ...beside };
  };
  const whole = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    return value.$ref ? whole(resolved(value)) : mapValues(value, whole);
  };
  const answer = (value: Json): Json => {
    const { content, ...response } = value.$ref ? resolved(value) : value;
    if (content === undefined) return response;
    const envelope = ({ schema }: Json) => ({ schema: schema.$ref ? resolved(schema) : schema });
    return { ...response, content: mapValues(content, envelope) };
  };
  const operation = ({ responses, ...request }: Json): Json => ({
    ...whole(request),
    responses: mapValues(responses, answer),
  });
  return { ...document, paths: mapValues(paths, (path) => mapValues(path, operation)) };
}

const mapValues = (values: Json, change: (value: Json) => Json): Json =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
