// Types and helpers of the people domain's privilege escalation attempts.
import type {
  Attempt as AnyAttempt,
  AttemptRequests as AnyDoors,
} from '../../escalation/escalation-suite.ts';
import type { Person, PeopleSchool } from './people-school.ts';

export type PeopleRequests = AnyDoors<PeopleSchool>;
export type Attempt = AnyAttempt<PeopleSchool, Person>;

/** Returns ids of records of the prepared school. */
export type Ids = (stage: PeopleSchool) => readonly number[];

export const attempt = (
  who: Person,
  what: string,
  outcome: Outcome,
  doors: PeopleRequests,
): Attempt => ({
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
