// `npm run bench:web [-- --rounds N --against folder-of-another-build]`: measures the web app in a real browser with a
// four times slower processor. Every visit is cold: a new browser context without a cache. Two builds are measured
// alternately, so that other load affects both equally.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { median } from './growth/report.ts';
import { measurements, watch, type Measurement, type Stage } from './web/measurements.ts';
import { inRoot } from '../scripts/lib/root.ts';
import { chromium as executablePath } from '../tests/kit/chromium.ts';
import { graphqlClient, graphqlSignIn } from '../tests/kit/graphql.ts';
import { makeLargeCourse } from './web/large-course.ts';
import { startApi, startGateway, dataFolder } from '../tests/kit/servers.ts';

const { values: options } = parseArgs({
  // Arguments after the script's name, as scripts/run.mjs passes them.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

interface Build {
  name: string;
  url: string;
  stop: () => Promise<unknown>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const selected = measurements.filter(({ name }) => name.includes(options.only));

const api = await startApi(dataFolder());
const builds: Build[] = [];
const measured = new Map<string, number[]>();
let browser: Browser | undefined;
try {
  if (options.against) builds.push(await serve('before', resolve(options.against)));
  builds.push(await serve(options.against ? 'after' : 'this build', inRoot('web', 'dist')));
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  const token = await graphqlSignIn(builds[0]?.url ?? '');
  const largeCourse = await makeLargeCourse(graphqlClient(builds[0]?.url ?? '', token));
  // The first round warms up the servers.
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const question of selected) {
      for (const build of builds) {
        const values = await ask(browser, question, build, { token, largeCourse });
        if (round === 0) continue;
        for (const [what, value] of Object.entries(values)) {
          const key = keyOf(question, what, build);
          measured.set(key, [...(measured.get(key) ?? []), value]);
        }
      }
    }
    say(`round ${String(round)} of ${options.rounds}`);
  }
} finally {
  await browser?.close();
  for (const build of builds) await build.stop();
  await api.stop();
}

const table = report();
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'web.md'), `${table}\n`);
writeFileSync(
  join(folder, 'web.json'),
  `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`,
);
say(`\n${table}\n\nWritten to bench/results/web.md and web.json.`);
const missed = selected.flatMap((question) =>
  Object.entries(question.goals).filter(([what, goal]) => {
    const build = builds.at(-1);
    return build !== undefined && valueOf(question, what, build) > goal;
  }),
);
for (const [what, goal] of missed) say(`MISSED: ${what}, ${String(goal)} at most`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function serve(name: string, webRoot: string): Promise<Build> {
  const { url, stop } = await startGateway(api.url, { WEB_ROOT: webRoot });
  return { name, url, stop };
}

/** Makes one cold visit and runs the measurement. */
async function ask(
  browser: Browser,
  { slower, network, visit, signedIn }: Measurement,
  { url }: Build,
  { token, largeCourse }: { token: string; largeCourse: string },
): Promise<Record<string, number>> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await stageOf(context, signedIn ? token : null);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    const stage: Stage = { page, largeCourse, watch: (what) => watch(page, what) };
    return await visit(stage);
  } finally {
    await context.close();
  }
}

async function stageOf(context: BrowserContext, token: string | null): Promise<Page> {
  const page = await context.newPage();
  if (token !== null) {
    await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  }
  return page;
}

function keyOf({ name }: Measurement, what: string, build: Build): string {
  return [name, what, build.name].join(' | ');
}

function valueOf(question: Measurement, what: string, build: Build): number {
  return median(measured.get(keyOf(question, what, build)) ?? []);
}

function report(): string {
  const head = ['', ...builds.map(({ name }) => name), 'goal'];
  const rows = selected.flatMap((question) => {
    const whats = new Set(
      [...measured.keys()]
        .filter((key) => key.startsWith(`${question.name} | `))
        .map((key) => key.split(' | ')[1] ?? ''),
    );
    return [...whats].map((what) => [
      `${question.name}: ${what}`,
      ...builds.map((build) => valueOf(question, what, build).toFixed(0)),
      String(question.goals[what] ?? ''),
    ]);
  });
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
