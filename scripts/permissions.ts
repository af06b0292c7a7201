// `npm run permissions`: lists who may call each route of the REST API, as declared by the routes, under the headings
// of api/openapi.json.
import { readFileSync } from 'node:fs';
import { inRoot } from './lib/root.ts';

interface Documented {
  tags: string[];
  'x-permission': Permission;
}

type Permission = string | Grant | Grant[];

/** `my` grants one's own records. */
interface Grant {
  all: string;
  my?: string;
}

const { paths } = JSON.parse(readFileSync(inRoot('api', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Documented>>;
};
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { tags, 'x-permission': permission }]) => ({
    tag: tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    who: whoMay(permission),
  })),
);
const width = (column: 'method' | 'path') =>
  Math.max(...routes.map((route) => route[column].length));
const [methods, addresses] = [width('method'), width('path')];

for (const [tag, some] of Map.groupBy(routes, (route) => route.tag)) {
  console.log(`\n${tag}`);
  for (const { method, path, who } of some)
    console.log(`  ${method.padEnd(methods)}  ${path.padEnd(addresses)}  ${who}`);
}

function whoMay(permission: Permission): string {
  if (typeof permission === 'string') return permission;
  const flags = [permission]
    .flat()
    .flatMap(({ all, my }) => [all, my].filter((flag) => flag !== undefined));
  return flags.join(' or ');
}
