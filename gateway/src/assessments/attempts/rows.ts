// What the resolvers of attempts are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No node, and yet its global id has the company in it. */
export type LearnerAttemptRow = Schemas['LearnerAttempt'] & InCompany;

export type AttemptQuestionRow = Schemas['AttemptQuestion'] & InCompany;

export type FreeTestRow = Schemas['FreeTest'] & InCompany;

export type AttemptFileRow = Schemas['AttemptFile'] & InCompany;
