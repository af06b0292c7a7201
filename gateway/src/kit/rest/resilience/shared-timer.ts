// One timer that checks the deadlines of many calls, cheaper than a timer per call.

/** Something with a deadline, checked while it runs. */
export interface Timed {
  /** Its position in the timer's array; set by the timer. */
  index: number;
  /** Called at every tick with performance.now(). */
  readonly check: (now: number) => void;
}

/** Milliseconds between two ticks: the precision of all deadlines. */
export const tickInterval = 20;

/**
 * An array whose items know their index. V8's sets and maps retain removed entries until their next growth, and with
 * old entries everything that the calls refer to.
 */
export class SharedTimer<One extends Timed> {
  private readonly ones: One[] = [];
  private timer: NodeJS.Timeout | undefined;

  add(one: One): void {
    one.index = this.ones.push(one) - 1;
    this.timer ??= setInterval(() => this.look(), tickInterval);
  }

  /** Must be called once for each added item. */
  remove(one: One): void {
    const last = this.ones.pop() as One;
    if (last === one) return;
    last.index = one.index;
    this.ones[one.index] = last;
  }

  all(): readonly One[] {
    return [...this.ones];
  }

  private look(): void {
    const now = performance.now();
    for (const one of this.all()) one.check(now);
    if (this.ones.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
