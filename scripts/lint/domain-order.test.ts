// The list of the api's plugins follows the order of domains, so that each finds what it uses.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domainOrder } from './domain-order.ts';

test('app.ts registers all domains in their order', () => {
  const app = readFileSync(new URL('../../api/src/app.ts', import.meta.url), 'utf8');
  const folders = new Map(
    [...app.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/plugin\.ts'/g)].map(
      ([, name = '', folder = '']) => [name, folder],
    ),
  );
  const [, list = ''] = /const domains = \[([^\]]*)\]/.exec(app) ?? [];
  const registered = (list.match(/\w+/g) ?? []).map((name) => folders.get(name));
  // `demo` fills a new installation, and `shell` is of the web app.
  expect(registered).toEqual(
    domainOrder.filter((domain) => domain !== 'demo' && domain !== 'shell'),
  );
});
