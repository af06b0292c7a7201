// Declares the platform's releases.
import type { Domain } from '../domain.ts';

const releases = 'GET /api/updating-platform/show-releases-unviewed';

export const domain: Domain = {
  tags: ['Releases'],
  withoutFlag: { [releases]: { outsider: 'inside', insider: 'inside' } },
  withoutTexts: { [releases]: 'releases are of the platform' },
};
