// The kinds of jobs that payments have.
export const paymentJobKinds = [
  'promo_codes_export',
  'promo_codes_creation',
  'payments_export',
] as const;
