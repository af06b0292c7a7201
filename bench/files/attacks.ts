// Sends one file repeatedly and imports it, as the web app does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attacks/attack.ts';
import { generatedFiles, type GeneratedFile } from './generated-files.ts';

export const fileAttacks: readonly Attack[] = generatedFiles.map((file) => ({
  name: file.name,
  what: file.what,
  run: async (field) => {
    const bytes = await file.make();
    while (!field.signal.aborted) {
      await bring(field, file, bytes).catch((error: unknown) => {
        if (!field.signal.aborted) field.note(String(error));
      });
      await sleep(200);
    }
  },
}));

/** Sends the file and waits for its job; a test is also imported if it has valid questions. */
async function bring(
  field: AttackContext,
  { as, fileName }: GeneratedFile,
  bytes: Buffer,
): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  const looked = await finished(
    field,
    await ordered(field, as === 'test' ? '/tests/import_check' : '/courses/import', form),
  );
  field.note(inWords(looked));
  if (as === 'course' || looked.done_count === 0 || looked.status !== 'done') return;
  const taken = await ordered(field, '/tests/import', JSON.stringify({ check_id: looked.id }));
  field.note(`taken: ${(await finished(field, taken)).status}`);
}

interface Job {
  id: number;
  status: string;
  done_count: number;
  error: string | null;
  report: { left: { why: string }[] } | null;
}

const inWords = ({ status, error, report }: Job): string =>
  [status, error ?? report?.left[0]?.why].filter((part) => part !== undefined).join(': ');

async function ordered(field: AttackContext, path: string, body: FormData | string): Promise<Job> {
  const { data } = await call(field, path, {
    method: 'POST',
    body,
    ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
  });
  return data.job;
}

async function finished(field: AttackContext, { id }: Job): Promise<Job> {
  for (;;) {
    const { data } = await call(field, `/jobs/${id}`, {});
    if (data.status !== 'queued' && data.status !== 'running') return data;
    await sleep(250, undefined, { signal: field.signal });
  }
}

async function call({ api, world, signal }: AttackContext, path: string, init: RequestInit) {
  const { token, companyId } = world.attacker;
  const answer = await fetch(`${api}/api/companies/${companyId}${path}`, {
    ...init,
    signal,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return JSON.parse(await answer.text());
}
