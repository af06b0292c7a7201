// The circuit breaker of the REST API: opens when most companies get no response, and one successful probe closes it.
import { breakerFailures, breakerProbe, breakerWindow } from '../limits.ts';

/**
 * good: the server responded; failed: no response, or one of a proxy; gone: the connection was refused.
 */
export type Outcome = 'good' | 'failed' | 'gone';

/**
 * Whether a call may pass: yes, yes as the probe of an open breaker (one a second), or no. While it is open, calls fail
 * at once instead of after their deadline, which also spares a restarting server.
 */
export type Passage = 'open' | 'probe' | 'shut';

export type Change = 'opened' | 'closed' | null;

export interface Breaker {
  readonly pass: () => Passage;
  /**
   * Returns whether this outcome opened or closed the breaker. Companies vote by the majority of their own calls, so
   * that hanging calls of one company do not cut off the others. A refused connection, or a failed call above all
   * companies, needs no second vote.
   */
  readonly report: (company: number | null, outcome: Outcome, passage: Passage) => Change;
  readonly isOpen: () => boolean;
}

interface Vote {
  good: number;
  failed: number;
}

export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const votes = new Map<number | null, Vote>();
  let windowEnds = 0;
  let failures = 0;
  let against = 0;
  let open = false;
  let nextProbe = 0;

  const begin = () => {
    votes.clear();
    windowEnds = now() + breakerWindow;
    failures = 0;
    against = 0;
  };
  const count = (company: number | null, outcome: Outcome) => {
    let vote = votes.get(company);
    if (!vote) votes.set(company, (vote = { good: 0, failed: 0 }));
    const before = isAgainst(vote);
    if (outcome === 'good') vote.good += 1;
    else vote.failed += 1;
    const after = isAgainst(vote);
    if (after !== before) against += after ? 1 : -1;
    if (outcome !== 'good') failures += 1;
  };
  const isDown = (company: number | null, outcome: Outcome) =>
    failures >= breakerFailures &&
    against * 2 > votes.size &&
    (outcome === 'gone' || company === null || against > 1);

  return {
    pass: () => {
      if (!open) return 'open';
      // A hanging probe does not block the next one, which is sent after the interval.
      if (now() < nextProbe) return 'shut';
      nextProbe = now() + breakerProbe;
      return 'probe';
    },
    report: (company, outcome, passage) => {
      if (open) {
        // Responses to calls sent before the breaker opened say nothing about the current state.
        open = passage !== 'probe' || outcome !== 'good';
        return open ? null : 'closed';
      }
      if (now() >= windowEnds) begin();
      count(company, outcome);
      open = outcome !== 'good' && isDown(company, outcome);
      if (!open) return null;
      nextProbe = now() + breakerProbe;
      windowEnds = 0;
      return 'opened';
    },
    isOpen: () => open,
  };
}

const isAgainst = ({ good, failed }: Vote) => failed > good;
