// How long calls may go on: until the client goes away or the time is over.

export interface Life {
  /** Why they must end; null while they may go on. */
  readonly ended: Ending | null;
  /** Runs `stop` when they must end; gives back how to take that back. */
  readonly onEnd: (stop: Stop) => () => void;
}

/** left: the client went away; late: the time is over. */
export type Ending = 'left' | 'late';

type Stop = (why: Ending) => void;

/** A life in the hands of who began it. */
export interface OwnedLife extends Life {
  /** The client went away. */
  readonly leave: () => void;
  /** All is done: the timer is freed, and nothing ends any more. */
  readonly close: () => void;
}

/** Begins now. Its timer starts with the first call, so that an operation without calls does not pay for one. */
export const startLife = (milliseconds: number): OwnedLife => new OperationLife(milliseconds);

/** A class, because there is one for every operation: closures and a getter in a literal cost eight times as much. */
class OperationLife implements OwnedLife {
  private readonly deadline: number;
  /** Made for the first call. */
  private stops: Set<Stop> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private why: Ending | null = null;

  constructor(milliseconds: number) {
    this.deadline = performance.now() + milliseconds;
  }

  get ended(): Ending | null {
    const begun = this.timer !== undefined || this.why !== null;
    if (!begun && performance.now() >= this.deadline) this.why = 'late';
    return this.why;
  }

  onEnd(stop: Stop): () => void {
    if (this.ended !== null) {
      stop(this.ended);
      return () => undefined;
    }
    this.timer ??= setTimeout(endLate, Math.ceil(this.deadline - performance.now()), this);
    const stops = (this.stops ??= new Set());
    stops.add(stop);
    return () => stops.delete(stop);
  }

  readonly leave = (): void => this.end('left');

  readonly close = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.stops?.clear();
  };

  end(why: Ending): void {
    if (this.why !== null) return;
    this.why = why;
    for (const stop of this.stops ?? []) stop(why);
    this.close();
  }
}

const endLate = (life: OperationLife) => life.end('late');
