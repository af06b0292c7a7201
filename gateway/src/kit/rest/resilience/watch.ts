// One timer that checks the deadlines of many calls, cheaper than a timer per call.

/** Something with a deadline, checked while it runs. */
export interface Watched {
  /** Its position in the timer's array; set by the timer. */
  place: number;
  /** Called at every tick with performance.now(). */
  readonly look: (now: number) => void;
}

/** Milliseconds between two ticks: the precision of all deadlines. */
export const lookEvery = 20;

/**
 * An array whose items know their index. V8's sets and maps retain removed entries until their next growth, and with
 * old entries everything that the calls refer to.
 */
export class Watch<One extends Watched> {
  private readonly ones: One[] = [];
  private timer: NodeJS.Timeout | undefined;

  add(one: One): void {
    one.place = this.ones.push(one) - 1;
    this.timer ??= setInterval(() => this.look(), lookEvery);
  }

  /** Must be called once for each added item. */
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
