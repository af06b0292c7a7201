// The permission that every token has, since the others have no effect without it; it is neither selectable nor
// displayed.
export const basePermission = 'ADMIN_PART_ACCESS';

export const withoutBasePermission = <Permission extends string>(
  permissions: readonly Permission[],
) => permissions.filter((permission) => permission !== basePermission);
