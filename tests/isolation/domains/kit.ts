// Declares what belongs to no domain: health checks and `node`.
import type { DomainDeclaration } from '../domain-declaration.ts';

export const domain: DomainDeclaration = {
  tags: ['Health'],
  publicRoutes: { 'GET /health': { status: 200 }, 'GET /ready': { status: 200 } },
  // Each type is also tested with its own ids.
  idTypes: { 'node.id': 'Course', 'nodes.ids': 'Course' },
};
