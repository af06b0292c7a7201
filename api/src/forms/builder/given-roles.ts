// The rules for the roles that a form gives to those who fill it in, which the people domain declares.
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

interface RoleRules {
  /** The ids of the roles that new members get when none is named. */
  defaults: (transaction: Transaction, companyId: number) => Promise<number[]>;
  /** Throws 422 at `field` unless the caller may give all these roles. */
  require: (
    transaction: Transaction,
    scope: Scope,
    roles: readonly number[],
    field: string,
  ) => Promise<void>;
}

let declared: RoleRules | undefined;

export const declareRoleRules = (rules: RoleRules): void => {
  declared = rules;
};

export function givenRoles(): RoleRules {
  if (declared === undefined) throw new Error('the rules for roles of forms are not declared');
  return declared;
}
