// What all comments on an order have in common.
export interface OrderTalk {
  orderId: string;
  companyId: string;
  /** The list in the store: what is deleted leaves it. */
  connectionId: string;
  /** The person may say something there. */
  mayWrite: boolean;
  /** Fetches what is shown anew. */
  refresh: () => void;
}
