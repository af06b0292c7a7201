// Updates a record: by its PUT route, or by other routes under the same rules.
import { z } from 'zod';
import type { Row } from '../lists/contract.ts';
import type { DeclaredResource } from './definition.ts';
import { change } from './writes.ts';
import type { Updates } from './contract.ts';

/**
 * Null if records cannot be updated, or only by custom routes. `refuse` throws for input that this installation does
 * not accept.
 */
export function updatesOf(self: DeclaredResource, refuse: (sent: Row) => void): Updates | null {
  const { permissions, definition, path } = self;
  const { update = changesOf(definition) } = definition;
  const { update: grant } = permissions;
  if (grant === undefined || update === undefined) return null;
  return {
    grant,
    body: objectOf(update, path),
    change: async (changing, id, sent) => {
      refuse(sent);
      await change(self, { ...changing, grant }, id, sent);
    },
  };
}

function objectOf(update: z.ZodType, path: string): z.ZodObject {
  if (update instanceof z.ZodObject) return update;
  throw new Error(`${path}: the schema of an update must be an object`);
}

/** The fields of a new record, each optional. */
function changesOf({ create, path }: DeclaredResource['definition']) {
  if (!(create instanceof z.ZodObject)) return undefined;
  const changes = create.partial();
  const [filled] = Object.keys(changes.parse({}));
  if (filled === undefined) return changes;
  throw new Error(`${path} would set ${filled} although it was not sent: declare \`update\``);
}
