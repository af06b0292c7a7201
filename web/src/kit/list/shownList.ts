// The list that is on the screen, as those need it who change something in it.

export interface ShownList {
  companyId: string;
  /** The company's code in addresses. */
  code: string;
  /** In the store. */
  connectionId: string;
  /** Fetches it anew. */
  refresh: () => void;
}
