// The objects and lists of a response under construction, and how an error propagates null through them.

/** An object or list of the response: its parent, its key there, and whether it may be null. */
export interface ResultNode {
  readonly up: ResultNode | null;
  readonly key: string | number;
  readonly target: Record<string | number, unknown>;
  readonly nullable: boolean;
  /** Replaced by null because of an error; no longer part of the response. */
  discarded: boolean;
}

/** Marks a failed value that must not be null, so that its parent fails too. */
export const failedValue = Symbol('broken');

/** Replaces the failed node, or its nearest nullable ancestor, by null. */
export function nullifyAt(place: ResultNode): void {
  place.discarded = true;
  const { up, key, nullable } = place;
  if (up === null) return;
  if (nullable) up.target[key] = null;
  else nullifyAt(up);
}

export function isDiscarded(place: ResultNode): boolean {
  for (let at: ResultNode | null = place; at !== null; at = at.up) if (at.discarded) return true;
  return false;
}

export function pathOf(place: ResultNode, key: string | number): (string | number)[] {
  const keys = [key];
  for (let at = place; at.up !== null; at = at.up) keys.push(at.key);
  return keys.toReversed();
}
