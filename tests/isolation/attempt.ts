// What an attempt to reach beyond one's own is made of.
import type { Doors, Ids } from './doors.ts';
import type { Person } from './stage.ts';

/** The code of the error; or a success that changed nobody: those who were meant were passed over, or not found. */
export type Outcome =
  | 'forbidden'
  | 'unauthenticated'
  | 'invalid'
  | 'invite_suspended'
  | 'not_found'
  | 'shared_account'
  | 'protected'
  | 'in_use'
  | 'passed over'
  | 'nobody';

export interface Attempt extends Doors {
  who: Person;
  what: string;
  outcome: Outcome;
}

export const by = (who: Person, what: string, outcome: Outcome, doors: Doors): Attempt => ({
  who,
  what,
  outcome,
  ...doors,
});

export const ids =
  (...names: Person[]): Ids =>
  (stage) =>
    names.map(stage.id);
export const rolesNamed =
  (...names: string[]): Ids =>
  (stage) =>
    names.map(stage.role);
