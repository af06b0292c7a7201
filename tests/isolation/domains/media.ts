// Files by their addresses.
import { randomUUID } from 'node:crypto';
import type { Domain } from '../domain.ts';

const guessed = { status: 404, values: { key: randomUUID(), name: 'file.txt' } };

export const domain: Domain = {
  tags: ['Media'],
  // The key in the address is what opens it, so a guess must not.
  open: {
    'GET /media/{key}/{name}': guessed,
    'GET /api/media/{key}/{name}': guessed,
  },
  shared: {
    // The company's own files come with the company; a file that a job made is its author's.
    files: ({ purpose }, may) =>
      purpose === 'company' || (purpose === 'user_custom_field' && may('users_show')),
  },
};
