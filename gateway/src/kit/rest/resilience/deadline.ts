// The lifetime of an operation: its calls run until the client disconnects or the deadline passes.
import { Watch, type Watched } from './watch.ts';

export interface Life {
  /** Why its calls must end; null while they may go on. */
  readonly ended: Ending | null;
  /** The deadline in milliseconds of performance.now(). */
  readonly deadline: number;
  /** Cancels `mortal` when the lifetime ends; immediately if it has ended. */
  readonly add: (mortal: Mortal) => void;
  readonly remove: (mortal: Mortal) => void;
}

/** Something that the end of a lifetime cancels. */
export interface Mortal {
  readonly end: (why: Ending) => void;
}

/** left: the client disconnected; late: the deadline passed. */
export type Ending = 'left' | 'late';

/** A lifetime with the methods of its owner. */
export interface OwnedLife extends Life {
  /** Ends it because the client disconnected. */
  readonly leave: () => void;
  /** The operation is finished: nothing is cancelled any more. */
  readonly close: () => void;
}

/**
 * Starts now. The timer starts with the first call, so that an operation without calls does not pay for it.
 */
export const startLife = (milliseconds: number, watch: Watch<Watched> = ofAll): OwnedLife =>
  new OperationLife(milliseconds, watch);

const ofAll = new Watch<Watched>();

/**
 * A class, because one is created per operation: an object literal with closures and a getter costs eight times as
 * much.
 */
class OperationLife implements OwnedLife, Watched {
  place = 0;
  readonly deadline: number;
  private readonly mortals: Mortal[] = [];
  private watched = false;
  private why: Ending | null = null;
  private readonly watch: Watch<Watched>;

  constructor(milliseconds: number, watch: Watch<Watched>) {
    this.deadline = performance.now() + milliseconds;
    this.watch = watch;
  }

  get ended(): Ending | null {
    if (!this.watched && this.why === null) this.look(performance.now());
    return this.why;
  }

  add(mortal: Mortal): void {
    if (this.ended !== null) return mortal.end(this.ended);
    this.mortals.push(mortal);
    if (this.watched) return;
    this.watched = true;
    this.watch.add(this);
  }

  remove(mortal: Mortal): void {
    const place = this.mortals.indexOf(mortal);
    if (place >= 0) this.mortals.splice(place, 1);
  }

  look(now: number): void {
    if (now >= this.deadline) this.end('late');
  }

  leave(): void {
    this.end('left');
  }

  close(): void {
    this.mortals.length = 0;
    if (this.watched) this.watch.remove(this);
    this.watched = false;
  }

  private end(why: Ending): void {
    if (this.why !== null) return;
    this.why = why;
    const ending = [...this.mortals];
    this.close();
    for (const mortal of ending) mortal.end(why);
  }
}
