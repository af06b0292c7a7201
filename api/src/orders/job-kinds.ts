// The job kinds of orders.
export const orderJobKinds = ['orders_export'] as const;
