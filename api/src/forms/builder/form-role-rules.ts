// The rules for roles that a form assigns; declared by the people domain.
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

interface RoleRules {
  /** The ids of the default roles of new members. */
  defaults: (transaction: Transaction, companyId: number) => Promise<number[]>;
  /** Throws 422 for `field` unless the caller may assign all these roles. */
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

export function roleRules(): RoleRules {
  if (declared === undefined) throw new Error('the rules for roles of forms are not declared');
  return declared;
}
