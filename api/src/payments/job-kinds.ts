// The job kinds of payments.
export const paymentJobKinds = [
  'promo_codes_export',
  'promo_codes_creation',
  'payments_export',
] as const;
