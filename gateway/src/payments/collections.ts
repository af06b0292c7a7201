// The REST collections of payments and related records.
import { companyCollection } from '../kit/records/collections.ts';

export const payments = companyCollection('Payment', 'payments');
export const paymentOrders = companyCollection('PaymentOrder', 'payment_orders');
export const paymentStatuses = companyCollection('PaymentStatus', 'payment_statuses');
