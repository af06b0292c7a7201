// Where whoever has ordered sees their purchase: at the main host, where they are signed in.

export const purchasePage = (
  publicUrl: string,
  /** The company's code. */
  code: string | undefined,
  orderId: number,
): string => new URL(`/${code}/purchases/${orderId}`, publicUrl).href;
