// The kinds of jobs of the people domain.
export const peopleJobKinds = ['users_export', 'users_generation', 'invites_sending'] as const;
