// The kinds of jobs that people have.
export const peopleJobKinds = ['users_export', 'users_generation', 'invites_sending'] as const;
