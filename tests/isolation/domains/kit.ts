// Declares what belongs to no domain: health checks and `node`.
import type { Domain } from '../domain.ts';

export const domain: Domain = {
  tags: ['Health'],
  open: { 'GET /health': { status: 200 }, 'GET /ready': { status: 200 } },
  // Each type is also tested with its own ids.
  idTypes: { 'node.id': 'Course', 'nodes.ids': 'Course' },
};
