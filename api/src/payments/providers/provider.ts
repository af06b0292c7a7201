// The interface of payment providers. To add one, write a file beside `yoo-kassa.ts`
// (docs/extending/payment-providers.md).

/**
 * Amounts are roubles as decimal strings with two decimals: "1234.50". All calls throw `ProviderRefused` when the
 * provider has rejected the call for good, and `ProviderSilent` when the result is unknown: the call may then be
 * repeated with the same key, and has one effect for as long as the provider stores keys (YooKassa: 24 hours).
 */
export interface PaymentProvider {
  /** Creates a payment. Repeated calls with the same key return the same payment. */
  create(order: NewPayment): Promise<ProviderPayment>;
  /** Null if the provider knows no payment with this id. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  /**
   * Releases held money (`waiting_for_capture`). Rejected in other states: an unpaid payment expires by itself, a paid
   * one is refunded.
   */
  cancel(id: string, key: string): Promise<ProviderPayment>;
  /** Refunds a payment in full or in part. */
  refund(order: NewRefund): Promise<ProviderRefund>;
  /** Null if the provider knows no refund with this id. */
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** Payments created within [from, to), page by page, for the daily reconciliation. */
  listPayments(from: Date, to: Date): AsyncIterable<ProviderPayment>;
  /** The same for refunds. */
  listRefunds(from: Date, to: Date): AsyncIterable<ProviderRefund>;
  /**
   * Returns what a notification is about; null if it is not from this provider. Its state is never trusted but queried.
   */
  readNotification(body: unknown): ProviderNotification | null;
}

/**
 * The recipient and items of the fiscal receipt (54-FZ). No receipt is issued without items or without a contact to
 * send it to.
 */
export interface ReceiptData {
  payerEmail: string | null;
  /** In international format, as in `kit/values/contacts.ts`: "+79001234567". */
  payerPhone: string | null;
  payerName: string | null;
  /** Services, each paid in full; they sum to the amount of the order. */
  items: readonly ReceiptItem[];
}

export interface ReceiptItem {
  description: string;
  amount: string;
  /** The VAT rate by YooKassa's codes (the company's `yoo_kassa_vat_code`); without VAT when left out. */
  vatCode?: number;
}

export interface NewPayment extends ReceiptData {
  /** At most 64 ASCII characters, without spaces. */
  key: string;
  amount: string;
  /** Shown to the payer and to the school; the provider truncates it. */
  description: string;
  /** Where the payer's browser is redirected afterwards, whatever the result. */
  returnUrl: string;
  /** Returned with the payment: at most 16 keys of 32 characters, values of 512. */
  metadata: Readonly<Record<string, string>>;
}

export interface NewRefund extends ReceiptData {
  key: string;
  paymentId: string;
  amount: string;
  description: string;
}

export interface ProviderPayment {
  id: string;
  /** `succeeded` and `canceled` are final. */
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  amount: string;
  /** The refunded amount. */
  refunded: string;
  /** Whether the payer has paid, even if the money is only held yet. */
  paid: boolean;
  createdAt: Date;
  /** When the money was captured. */
  paidAt: Date | null;
  /** The provider's payment page; null once the payment has ended. */
  confirmationUrl: string | null;
  /** The provider's reason code of the cancellation, such as `expired_on_confirmation`. */
  cancellation: string | null;
  metadata: Readonly<Record<string, string>>;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** `succeeded` and `canceled` are final. */
  status: 'pending' | 'succeeded' | 'canceled';
  amount: string;
  createdAt: Date;
}

export interface ProviderNotification {
  kind: 'payment' | 'refund';
  id: string;
}
