// Mutations are moved to a lazy chunk of their domain, whatever the project's path.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { lazyMutations } from './mutations.ts';

const code = 'import saveMutation from "../__generated__/saveMutation.graphql";';

function domainAt(root: string, module: string, sent = code): string | null {
  const { configResolved, transform } = lazyMutations() as unknown as {
    configResolved: (config: Pick<ResolvedConfig, 'root'>) => void;
    transform: (code: string, id: string) => { code: string } | null;
  };
  configResolved({ root });
  return /\?late=([\w-]+)/.exec(transform(sent, module)?.code ?? '')?.[1] ?? null;
}

test.each(['/work/web', '/usr/src/app/web', '/home/ada/src/kafedra/web'])('%s', (root) => {
  expect(domainAt(root, `${root}/src/courses/folders/useFolderMoves.ts`)).toBe('courses');
  expect(domainAt(root, `${root}/src/main.tsx`)).toBeNull();
  expect(domainAt(root, '/elsewhere/src/courses/x.ts')).toBeNull();
});

test.each(['network/beacon', 'relay/sendMutation'])(
  'leaves the mutations of %s in place',
  (sender) => {
    expect(existsSync(resolve(import.meta.dirname, `../src/kit/${sender}.ts`))).toBe(true);
    const sent = `import { send } from "../../kit/${sender}.ts";\n${code}`;
    expect(domainAt('/work/web', '/work/web/src/forms/statistics/useVisit.ts', sent)).toBeNull();
  },
);
