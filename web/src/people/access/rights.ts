// The right that every token has, since no other one opens anything without it: it is neither chosen nor shown.
export const door = 'ADMIN_PART_ACCESS';

export const withoutDoor = <Permission extends string>(permissions: readonly Permission[]) =>
  permissions.filter((permission) => permission !== door);
