// Where in an answer the objects and lists stand that are being made, and how an error spreads from there.

/** An object or list of the answer: where it stands, and whether null may stand there in its stead. */
export interface Place {
  readonly up: Place | null;
  readonly key: string | number;
  readonly target: Record<string | number, unknown>;
  readonly nullable: boolean;
  /** It is no part of the answer any more: an error put null in its stead. */
  dead: boolean;
}

/** Stands for a value that failed where null may not stand: what would hold it fails with it. */
export const broken = Symbol('broken');

/** Null takes the place of what failed, or of the nearest above it where null may stand. */
export function breakAt(place: Place): void {
  place.dead = true;
  const { up, key, nullable } = place;
  if (up === null) return;
  if (nullable) up.target[key] = null;
  else breakAt(up);
}

export function isDead(place: Place): boolean {
  for (let at: Place | null = place; at !== null; at = at.up) if (at.dead) return true;
  return false;
}

export function pathOf(place: Place, key: string | number): (string | number)[] {
  const keys = [key];
  for (let at = place; at.up !== null; at = at.up) keys.push(at.key);
  return keys.toReversed();
}
