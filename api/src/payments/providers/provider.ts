// What takes payments for a school: what every provider can do, in words that are nobody's own. A second one is a file
// beside `yoo-kassa.ts` (docs/extending/payment-providers.md).

/**
 * Sums are roubles, as decimal strings with both kopecks: "1234.50".
 *
 * All calls throw `ProviderRefused` where the provider has said no for good, and `ProviderSilent` where what has become of
 * the call is not known: the same call with the same key may be made again then, and does nothing twice for as long as the
 * provider keeps keys (YooKassa: 24 hours).
 */
export interface PaymentProvider {
  /** Begins a payment; the same key gives the same payment, however often it is sent. */
  create(order: NewPayment): Promise<ProviderPayment>;
  /** Null: it knows none by this id. */
  payment(id: string): Promise<ProviderPayment | null>;
  /**
   * Lets go of money that is held (`waiting_for_capture`). In other states it is refused: what nobody has paid expires by
   * itself, what is paid is refunded.
   */
  cancel(id: string, key: string): Promise<ProviderPayment>;
  /** Gives back all of a payment, or a part. */
  refund(order: NewRefund): Promise<ProviderRefund>;
  /** Null: it knows none by this id. */
  refundOf(id: string): Promise<ProviderRefund | null>;
  /** Payments that began within [from, to), page by page, for the daily reconciliation. */
  payments(from: Date, to: Date): AsyncIterable<ProviderPayment>;
  /** The same for refunds. */
  refunds(from: Date, to: Date): AsyncIterable<ProviderRefund>;
  /** What a notification is about; null where it is none of this provider's. Never its state: that is asked for. */
  notified(body: unknown): Notified | null;
}

/** For whom, and for what, the fiscal receipt is (54-FZ). Without items, or an address to send it to, there is none. */
export interface ReceiptOrder {
  payerEmail: string | null;
  /** International, as `kit/contacts.ts` has it: "+79001234567". */
  payerPhone: string | null;
  payerName: string | null;
  /** Services, each paid in full; they come to the order's amount. */
  items: readonly ReceiptItem[];
}

export interface ReceiptItem {
  description: string;
  amount: string;
  /** The rate of VAT, by YooKassa's codes (the school's `yoo_kassa_vat_code`); none where it is left out. */
  vatCode?: number;
}

export interface NewPayment extends ReceiptOrder {
  /** 64 characters of ASCII at most, without spaces. */
  key: string;
  amount: string;
  /** What the payer and the school see; the provider cuts it. */
  description: string;
  /** Where the payer's browser goes afterwards, whatever came of it. */
  returnUrl: string;
  /** Comes back with the payment: 16 names of 32 characters at most, values of 512. */
  metadata: Readonly<Record<string, string>>;
}

export interface NewRefund extends ReceiptOrder {
  key: string;
  paymentId: string;
  amount: string;
  description: string;
}

export interface ProviderPayment {
  id: string;
  /** `succeeded` and `canceled` are for good. */
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  amount: string;
  /** What of it was given back. */
  refunded: string;
  /** Whether the payer has paid, be the money only held yet. */
  paid: boolean;
  createdAt: Date;
  /** When the money became the school's. */
  paidAt: Date | null;
  /** Where the payer pays; null once that is over. */
  confirmationUrl: string | null;
  /** Why it was canceled, in the provider's words for programs: `expired_on_confirmation`. */
  cancellation: string | null;
  metadata: Readonly<Record<string, string>>;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** `succeeded` and `canceled` are for good. */
  status: 'pending' | 'succeeded' | 'canceled';
  amount: string;
  createdAt: Date;
}

export interface Notified {
  kind: 'payment' | 'refund';
  id: string;
}
