// The lifetime of an operation: its calls run until the client disconnects or the deadline passes.
import { SharedTimer, type Timed } from './shared-timer.ts';

export interface Lifetime {
  /** Why its calls must end; null while they may go on. */
  readonly ended: EndReason | null;
  /** The deadline in milliseconds of performance.now(). */
  readonly deadline: number;
  /** Cancels `mortal` when the lifetime ends; immediately if it has ended. */
  readonly add: (mortal: Cancellable) => void;
  readonly remove: (mortal: Cancellable) => void;
}

/** Something that the end of a lifetime cancels. */
export interface Cancellable {
  readonly end: (why: EndReason) => void;
}

/** left: the client disconnected; late: the deadline passed. */
export type EndReason = 'left' | 'late';

/** A lifetime with the methods of its owner. */
export interface OwnedLifetime extends Lifetime {
  /** Ends it because the client disconnected. */
  readonly cancel: () => void;
  /** The operation is finished: nothing is cancelled any more. */
  readonly close: () => void;
}

/**
 * Starts now. The timer starts with the first call, so that an operation without calls does not pay for it.
 */
export const startLifetime = (
  milliseconds: number,
  watch: SharedTimer<Timed> = ofAll,
): OwnedLifetime => new OperationLife(milliseconds, watch);

const ofAll = new SharedTimer<Timed>();

/**
 * A class, because one is created per operation: an object literal with closures and a getter costs eight times as
 * much.
 */
class OperationLife implements OwnedLifetime, Timed {
  index = 0;
  readonly deadline: number;
  private readonly mortals: Cancellable[] = [];
  private watched = false;
  private why: EndReason | null = null;
  private readonly watch: SharedTimer<Timed>;

  constructor(milliseconds: number, watch: SharedTimer<Timed>) {
    this.deadline = performance.now() + milliseconds;
    this.watch = watch;
  }

  get ended(): EndReason | null {
    if (!this.watched && this.why === null) this.check(performance.now());
    return this.why;
  }

  add(mortal: Cancellable): void {
    if (this.ended !== null) return mortal.end(this.ended);
    this.mortals.push(mortal);
    if (this.watched) return;
    this.watched = true;
    this.watch.add(this);
  }

  remove(mortal: Cancellable): void {
    const place = this.mortals.indexOf(mortal);
    if (place >= 0) this.mortals.splice(place, 1);
  }

  check(now: number): void {
    if (now >= this.deadline) this.end('late');
  }

  cancel(): void {
    this.end('left');
  }

  close(): void {
    this.mortals.length = 0;
    if (this.watched) this.watch.remove(this);
    this.watched = false;
  }

  private end(why: EndReason): void {
    if (this.why !== null) return;
    this.why = why;
    const ending = [...this.mortals];
    this.close();
    for (const mortal of ending) mortal.end(why);
  }
}
