// «Создать…» from anywhere: the list where that is done opens, and does its main action once it is there.

let awaited: string | null = null;

/** The list at this address is about to be opened, to make something new. */
export function awaitCreation(pathname: string): void {
  awaited = pathname;
}

/** Whether somebody came to this address for that; once. */
export function takeCreation(pathname: string): boolean {
  const isHere = awaited === pathname;
  awaited = null;
  return isHere;
}
