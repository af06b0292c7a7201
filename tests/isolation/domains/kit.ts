// What belongs to no domain: the health of the servers, and `node`.
import type { Domain } from '../domain.ts';

export const domain: Domain = {
  tags: ['Health'],
  open: { 'GET /health': { status: 200 }, 'GET /ready': { status: 200 } },
  // Each type is tried by its own ids besides.
  idTypes: { 'node.id': 'Course', 'nodes.ids': 'Course' },
};
