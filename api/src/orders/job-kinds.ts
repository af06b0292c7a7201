// The kinds of jobs that orders have.
export const orderJobKinds = ['orders_export'] as const;
