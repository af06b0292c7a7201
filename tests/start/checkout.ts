// A copy of the repository in a temporary folder, in which `npm start` is run repeatedly on the same two ports.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copySources } from '../../scripts/lib/copy.ts';
import { portIsTaken } from '../../scripts/lib/ports.ts';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { npmStart, type NpmStart } from './npm.ts';

export interface Checkout {
  folder: string;
  ports: { PORT: string; API_PORT: string };
  url: string;
  start(env?: Record<string, string>): NpmStart;
  /** Starts with this environment, which must fail, and returns the only line on stderr. */
  refusal(env: Record<string, string>): Promise<string>;
  /** The number of courses in the demo school, as its administrator sees it. */
  courseCount(): Promise<number>;
  /**
   * Expects both programs to have stopped cleanly; npm itself may exit with the signal that it forwarded.
   */
  expectStopped(started: NpmStart): Promise<void>;
  takenPorts(): Promise<string[]>;
  /** Stops running programs and removes the folder. */
  close(): Promise<void>;
}

export async function newCheckout(): Promise<Checkout> {
  const folder = mkdtempSync(join(tmpdir(), 'kafedra-start-'));
  copySources(folder);
  const running: NpmStart[] = [];
  const ports = { PORT: await quietPort(), API_PORT: await quietPort() };
  const url = `http://127.0.0.1:${ports.PORT}`;
  const start: Checkout['start'] = (env = {}) => {
    const started = npmStart(folder, { ...ports, ...env });
    running.push(started);
    return started;
  };
  const takenPorts = async () => {
    const numbers = Object.values(ports);
    const taken = await Promise.all(numbers.map((port) => portIsTaken(Number(port))));
    return numbers.filter((_, index) => taken[index]);
  };
  return {
    folder,
    ports,
    url,
    start,
    takenPorts,
    async refusal(env) {
      const refused = start(env);
      expect(await refused.exited).toBe(1);
      const lines = refused.stderr().split('\n');
      expect(lines).toHaveLength(1);
      return lines[0] ?? '';
    },
    async courseCount() {
      const ask = graphqlClient(url, await graphqlSignIn(url));
      const { data, errors } = await ask(
        '{ company(code: "demo") { courses(first: 1) { totalCount } } }',
      );
      expect(errors).toBeUndefined();
      return data.company.courses.totalCount;
    },
    async expectStopped(started) {
      expect([0, null]).toContain(await started.exited);
      expect(started.stdout()).toMatch(/^Stopped\.\n$/m);
      expect(await takenPorts()).toEqual([]);
    },
    async close() {
      for (const started of running) started.kill('SIGTERM');
      await Promise.all(running.map((started) => started.exited));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port below the ephemeral range, so that no other program gets it between two starts. */
export async function quietPort(): Promise<string> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (!(await portIsTaken(port))) return String(port);
  }
}
