// The address of the buyer's purchase page. It is on the main host, where buyers are signed in.

export const purchasePage = (
  publicUrl: string,
  code: string | undefined,
  orderId: number,
): string => new URL(`/${code}/purchases/${orderId}`, publicUrl).href;
