// Declares the platform's releases.
import type { DomainDeclaration } from '../domain-declaration.ts';

const releases = 'GET /api/updating-platform/show-releases-unviewed';

export const domain: DomainDeclaration = {
  tags: ['Releases'],
  unguardedRoutes: { [releases]: { outsider: 'inside', insider: 'inside' } },
  withoutTexts: { [releases]: 'releases are of the platform' },
};
