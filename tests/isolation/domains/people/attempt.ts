// Types and helpers of the people domain's privilege escalation attempts.
import type { Attempt as AnyAttempt, Doors as AnyDoors } from '../../reach.ts';
import type { Person, Stage } from './stage.ts';

export type Doors = AnyDoors<Stage>;
export type Attempt = AnyAttempt<Stage, Person>;

/** Returns ids of records of the prepared school. */
export type Ids = (stage: Stage) => readonly number[];

export const by = (who: Person, what: string, outcome: Outcome, doors: Doors): Attempt => ({
  who,
  what,
  outcome,
  ...doors,
});

type Outcome =
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

export const ids =
  (...names: Person[]): Ids =>
  (stage) =>
    names.map(stage.id);
export const rolesNamed =
  (...names: string[]): Ids =>
  (stage) =>
    names.map(stage.role);
