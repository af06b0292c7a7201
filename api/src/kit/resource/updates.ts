// Updates a record: by its PUT route, or by other routes under the same rules.
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { ParentKeys, Row } from '../lists/list.ts';
import type { Grant, Scope } from '../permissions/permissions.ts';
import type { Versioned } from '../records/version.ts';
import type { DeclaredResource } from './definition.ts';
import { change } from './writes.ts';

export interface Updates<Sent extends object = Row> {
  /** The grant required to update records. Whether it covers a record is checked by the update. */
  grant: Grant;
  /** The body of an update without the version. */
  body: z.ZodObject & z.ZodType<Sent>;
  /** Throws if a rule is violated, and 409 if the version is outdated. */
  change(call: Changing, id: number, sent: Sent & Versioned): Promise<void>;
}

export interface Changing {
  transaction: Transaction;
  scope: Scope;
  /** The parent keys. */
  place: ParentKeys;
}

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
