// What the resolvers of attempts are given, where that is not the REST record of the type's name.
import type { components } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

type Schemas = components['schemas'];

/** No node, and yet its global id has the company in it. */
export type LearnerAttemptRow = Schemas['LearnerAttempt'] & InCompany;

export type AttemptQuestionRow = Schemas['AttemptQuestion'] & InCompany;

export type FreeTestRow = Schemas['FreeTest'] & InCompany;

export type AttemptFileRow = Schemas['AttemptFile'] & InCompany;
