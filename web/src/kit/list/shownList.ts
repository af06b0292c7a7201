// The list on the screen, for mutations that change it.

export interface ShownList {
  companyId: string;
  /** The company's code in the address. */
  code: string;
  /** Id of the connection in the store. */
  connectionId: string;
  /** Refetches the list. */
  refresh: () => void;
}
