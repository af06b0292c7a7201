// What changes one record: its own PUT, and whatever else gives it values as that would.
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { Place, Row } from '../lists/list.ts';
import type { Grant, Scope } from '../permissions/permissions.ts';
import type { Versioned } from '../records/version.ts';
import type { Declared } from './definition.ts';
import { change } from './writes.ts';

export interface Updates<Sent extends object = Row> {
  /** Who may change records at all; whether it reaches one is found out by changing it. */
  grant: Grant;
  /** What a change says, the version aside. */
  body: z.ZodObject & z.ZodType<Sent>;
  /** Throws for what rules do not let in, and 409 where the version is not that of the record any more. */
  change(call: Changing, id: number, sent: Sent & Versioned): Promise<void>;
}

export interface Changing {
  transaction: Transaction;
  scope: Scope;
  /** What it stands below. */
  place: Place;
}

/** Null where records are not changed, or by a route of their own. `refuse` is what the installation does not take. */
export function updatesOf(self: Declared, refuse: (sent: Row) => void): Updates | null {
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
  throw new Error(`${path}: what a change may say is no object`);
}

/** Each field of a new record may be sent alone. */
function changesOf({ create, path }: Declared['definition']) {
  if (!(create instanceof z.ZodObject)) return undefined;
  const changes = create.partial();
  const [filled] = Object.keys(changes.parse({}));
  if (filled === undefined) return changes;
  throw new Error(`${path} would set ${filled} when it is not sent: declare \`update\``);
}
