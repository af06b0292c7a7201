// What must not go on for ever, looked at by one timer. A timer for each would be made and thrown away with every call.

/** Something that is watched as long as it goes on. */
export interface Watched {
  /** Where it stands among the others; the watch keeps it. */
  place: number;
  /** Told the time again and again, in milliseconds of performance.now(). */
  readonly look: (now: number) => void;
}

/** Milliseconds between two looks: by so much anything may end late. */
export const lookEvery = 20;

/**
 * Those that go on. An array in which each knows its place: V8's sets and maps keep what they lost alive until their
 * next growth, and with it, once they are old, everything that calls hold.
 */
export class Watch<One extends Watched> {
  private readonly ones: One[] = [];
  private timer: NodeJS.Timeout | undefined;

  add(one: One): void {
    one.place = this.ones.push(one) - 1;
    this.timer ??= setInterval(() => this.look(), lookEvery);
  }

  /** Once for each that was added. */
  remove(one: One): void {
    const last = this.ones.pop() as One;
    if (last === one) return;
    last.place = one.place;
    this.ones[one.place] = last;
  }

  all(): readonly One[] {
    return [...this.ones];
  }

  private look(): void {
    const now = performance.now();
    for (const one of this.all()) one.look(now);
    if (this.ones.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
