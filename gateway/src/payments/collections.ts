// Where payments and what belongs to them are in REST.
import { companyCollection } from '../kit/records/collections.ts';

export const payments = companyCollection('Payment', 'payments');
export const paymentOrders = companyCollection('PaymentOrder', 'payment_orders');
export const paymentStatuses = companyCollection('PaymentStatus', 'payment_statuses');
