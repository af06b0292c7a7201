// Checks that dependencies are pinned to exact versions, and that every package.json has the same version of a package.
import { readFileSync } from 'node:fs';
import { check, type Count } from '../testing/summary.ts';
import { inRoot } from '../root.ts';

export interface Manifest {
  /** Its folder. */
  folder: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export function pins(): Count {
  const { workspaces } = manifestIn<{ workspaces: string[] }>('.');
  // Benchmarks install the packages that they compare with separately, in the project's versions where shared.
  const folders = ['.', ...workspaces, 'bench'];
  const problems = pinProblems(
    folders.map((folder) => ({ ...manifestIn<Manifest>(folder), folder })),
  );
  return check('dependencies are pinned', problems.length === 0, problems.join('\n'));
}

const manifestIn = <Read>(folder: string): Read =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as Read;

export function pinProblems(manifests: readonly Manifest[]): string[] {
  const found = new Map<string, Map<string, string>>();
  for (const { folder, dependencies, devDependencies, optionalDependencies } of manifests) {
    const all = { ...optionalDependencies, ...devDependencies, ...dependencies };
    for (const [name, version] of Object.entries(all)) {
      found.set(name, (found.get(name) ?? new Map()).set(folder, version));
    }
  }
  return [...found].flatMap(([name, versions]) => {
    const where = [...versions].map(([folder, version]) => `${version} in ${folder}`).join(', ');
    const isPinned = [...versions.values()].every((version) => exact.test(version));
    if (!isPinned) return [`${name} is not pinned to an exact version: ${where}`];
    return new Set(versions.values()).size > 1 ? [`${name} has several versions: ${where}`] : [];
  });
}

const exact = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
